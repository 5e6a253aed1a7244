import { type Generation, THUMBNAIL_WIDTHS } from '@toile/contract';

type Pictured = Pick<Generation, 'image_url' | 'width'>;

/** The smaller versions of a generation's picture, for the browser to choose from. */
export function pictureSources({ image_url: url, width }: Pictured) {
  const widths = THUMBNAIL_WIDTHS.filter((one) => one <= width);
  return {
    src: `${url}?w=${THUMBNAIL_WIDTHS[1]}`,
    srcSet: widths.map((one) => `${url}?w=${one} ${one}w`).join(', '),
  };
}

/** The picture at its full size. */
export function fullPicture({ image_url: url }: Pictured) {
  return { src: url };
}
