import type { ToolId } from '@toile/contract';
import { classNames } from '../../../ui/class-names.ts';
import { toolPicture } from '../model/tool-pictures.ts';

type ToolPictureProps = { tool: ToolId; className: string };

/** A tool's result beside its input; the card's name says it in words. */
export function ToolPicture({ tool, className }: ToolPictureProps) {
  return (
    <div className={classNames('overflow-hidden bg-sunk', className)}>
      <img
        src={toolPicture(tool)}
        alt=""
        width={400}
        height={500}
        loading="lazy"
        decoding="async"
        className="size-full object-cover transition-transform duration-500 ease-cloth group-hover:scale-103"
      />
    </div>
  );
}
