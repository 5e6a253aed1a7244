const FILES = import.meta.glob<string>(
  ['../images/plates/*.{avif,webp}', '../images/garments/*.{avif,webp}'],
  { eager: true, query: '?url', import: 'default' },
);

/** The addresses of a picture of this page, drawn by the engine (`npm run draw-landing-pictures`). */
export type LandingPicture = { avif: string; webp: string };

/**
 * The picture of that folder and name, as `srcset` and as the one file for browsers without AVIF.
 */
export function findLandingPicture(name: string): LandingPicture | undefined {
  const file = (ending: string) => FILES[`../images/${name}.${ending}`];
  const [small, large, webp] = [file('320.avif'), file('640.avif'), file('480.webp')];
  if (!small || !large || !webp) return undefined;
  return { avif: `${small} 320w, ${large} 640w`, webp };
}
