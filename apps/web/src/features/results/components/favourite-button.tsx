import type { Generation } from '@toile/contract';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useToggleFavourite } from '../api/toggle-favourite.ts';

type FavouriteButtonProps = {
  generation: Pick<Generation, 'output_image_id' | 'favourite'>;
  label: string;
  disabled?: boolean;
  className?: string;
};

/** The heart of an output: full while it is a favourite. */
export function FavouriteButton(props: FavouriteButtonProps) {
  const { generation, label, disabled, className } = props;
  const { toggle, isPending } = useToggleFavourite();
  // Fills with the click, before the answer.
  const isFull = isPending ? !generation.favourite : generation.favourite;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isFull}
      disabled={disabled}
      onClick={() => toggle(generation.output_image_id)}
      className={classNames(
        'group/heart inline-flex size-11 items-center justify-center',
        className,
      )}
    >
      <span
        className={classNames(
          'inline-flex size-9 items-center justify-center rounded-full border border-hairline bg-paper transition-colors',
          'group-hover/heart:border-ink group-disabled/heart:border-hairline group-disabled/heart:text-ink-soft',
          isFull ? 'text-accent-ink' : 'text-ink',
        )}
      >
        <Icon name="heart" className="size-4.5" fill={isFull ? 'currentColor' : 'none'} />
      </span>
    </button>
  );
}
