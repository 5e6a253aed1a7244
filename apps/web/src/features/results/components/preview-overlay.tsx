import '../../../lib/preview-words.ts';
import type { Generation } from '@toile/contract';
import * as Radix from 'radix-ui/dialog';
import { useState } from 'react';
import { largestOf } from '../../../lib/generations/picture-sizes.ts';
import { useGeneration } from '../api/get-generation.ts';
import { useHeldList } from '../model/use-held-list.ts';
import { Prefetch } from './prefetch.tsx';
import { PreviewContent } from './preview-content.tsx';

type PreviewOverlayProps = {
  generations: readonly Generation[];
  /** Output in view; null or an unknown id while the preview is closed. */
  openId: string | null;
  /** Output to begin with instead; the way back leads to `openId`. */
  startId?: string | null;
  onChange: (id: string | null) => void;
  /** True: actions are disabled, while images are still being made. */
  locked?: boolean;
};

/** An earlier picture in view, and the one of the row from which it was opened. */
type Walk = { fromId: string; toId: string };

/** One output, large; keys lead to the ones before and after it. */
export function PreviewOverlay(props: PreviewOverlayProps) {
  const { openId, startId = null, onChange, locked = false } = props;
  const generations = useHeldList(props.generations, openId);
  const [walk, setWalk] = useState<Walk | null>(null);
  const [seenId, setSeenId] = useState<string | null>(null);
  if (seenId !== openId) {
    setSeenId(openId);
    if (openId !== null && startId !== null) setWalk({ fromId: openId, toId: startId });
  }
  const index = generations.findIndex((one) => one.output_image_id === openId);
  const walkedId = walk !== null && walk.fromId === openId ? walk.toId : null;
  const { data: walked } = useGeneration(walkedId);
  const generation = walkedId === null ? generations[index] : (walked ?? generations[index]);
  const neighbours = [generations[index + 1], generations[index - 1]];

  const step = (by: 1 | -1) => {
    const next = generations[index + by];
    if (next && walkedId === null) onChange(next.output_image_id);
  };
  const walkTo = (id: string) => {
    const inRow = generations.find((one) => one.output_image_id === id);
    // The row shows an enlarged output by its larger picture.
    const isShownThere = inRow !== undefined && largestOf(inRow) === inRow;
    if (isShownThere) onChange(id);
    setWalk(isShownThere || openId === null ? null : { fromId: openId, toId: id });
  };
  const close = () => {
    setWalk(null);
    onChange(null);
  };

  return (
    <Radix.Root open={generation !== undefined} onOpenChange={(open) => !open && close()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-[#0b0c0f]/70" />
        {generation && (
          <PreviewContent
            generation={generation}
            picture={walkedId === null ? largestOf(generation) : generation}
            index={index}
            total={generations.length}
            locked={locked}
            onStep={step}
            onWalk={walkTo}
            onBack={walkedId === null ? undefined : () => setWalk(null)}
          >
            {neighbours.map(
              (one) => one && <Prefetch key={one.output_image_id} generation={one} />,
            )}
          </PreviewContent>
        )}
      </Radix.Portal>
    </Radix.Root>
  );
}
