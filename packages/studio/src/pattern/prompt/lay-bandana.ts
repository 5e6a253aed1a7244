import { lightness } from '../../core/colour.ts';
import { COLOUR_NAMES } from '../../words/colour-names.ts';
import type { PromptReading } from './read-prompt.ts';

const NEARLY_WHITE = 0.93;

type Colours = Pick<PromptReading, 'ground' | 'groundTone' | 'colours' | 'asked'>;

/** Colours of a bandana: the cloth has the one that is named, and what is printed on it is white. */
export function layBandana(reading: Colours): Colours {
  const [cloth, ...others] = reading.colours;
  if (reading.ground || reading.groundTone || !cloth || lightness(cloth.colour) > NEARLY_WHITE)
    return reading;
  const { from, to } = cloth;
  const print = { colour: COLOUR_NAMES.white, before: [], isOfFigures: true, from, to };
  return {
    ...reading,
    ground: cloth.colour,
    colours: others.length > 0 ? others : [print],
    asked: reading.asked.map((one) => (one.from === from ? { ...one, part: 'ground' } : one)),
  };
}
