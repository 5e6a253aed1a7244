import type { Generation } from '@toile/contract';
import { useFavourite } from '../../../lib/generations/use-favourite.ts';
import { HeartButton } from '../../../ui/heart-button.tsx';

type FavouriteButtonProps = {
  generation: Pick<Generation, 'output_image_id' | 'favourite'>;
  label: string;
  disabled?: boolean;
  className?: string;
};

/** The heart of an output: full while it is a favourite. */
export function FavouriteButton({ generation, ...props }: FavouriteButtonProps) {
  const { isFull, toggle } = useFavourite(generation);
  return <HeartButton {...props} full={isFull} onClick={toggle} />;
}
