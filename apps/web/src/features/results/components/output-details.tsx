import type { Generation } from '@toile/contract';
import type { ComponentType, ReactNode } from 'react';
import type { SizedPicture } from '../../../lib/generations/picture-sizes.ts';
import { DetailList } from './detail-list.tsx';
import { FeedbackBlock } from './feedback-block.tsx';
import { GivenPictures } from './given-pictures.tsx';
import { OriginList } from './origin-list.tsx';
import { PreviewActions } from './preview-actions.tsx';
import { UseInList } from './use-in-list.tsx';

type OutputDetailsProps = {
  generation: Generation;
  /** The picture in the size on screen. */
  picture: SizedPicture;
  locked: boolean;
  /** True: the picture cannot be loaded. It has no actions then. */
  gone?: boolean;
  /** Shows another output of the user's. */
  onWalk: (id: string) => void;
  /** Lets a link do more than lead on, such as close what it is in. */
  Wrap?: ComponentType<{ children: ReactNode }>;
};

/** The actions of an output, the question for a vote on it, and the details of its making. */
export function OutputDetails(props: OutputDetailsProps) {
  const { generation, picture, locked, gone = false, onWalk, Wrap } = props;
  return (
    <>
      {!gone && <PreviewActions generation={generation} picture={picture} locked={locked} />}
      {!gone && <UseInList generation={generation} Wrap={Wrap} />}
      {!gone && <FeedbackBlock generation={generation} />}
      <DetailList generation={generation} picture={picture} />
      <GivenPictures generation={generation} onWalk={onWalk} Wrap={Wrap} />
      <OriginList generation={generation} picture={picture} onWalk={onWalk} />
    </>
  );
}
