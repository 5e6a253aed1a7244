import { smoothstep } from '../../core/interpolate.ts';
import type { Landmarks } from '../sketch-reading/sketch-reading.ts';

/** A part of the figure's height, from the top. */
export const heightAt = (y: number, { top, bottom }: Landmarks) => (y - top) / (bottom - top);

/** Bodices and the upper part of skirts are lined; the lining ends about the knee. */
export const liningAt = (at: number) => smoothstep(0.2, 0.235, at) * smoothstep(0.72, 0.55, at);
