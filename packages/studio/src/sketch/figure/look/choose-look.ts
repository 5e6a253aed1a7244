import { type Hex, type Lab, mix, toLab } from '../../../core/colour.ts';
import type { Rng } from '../../../core/rng.ts';
import type { BodyKind } from '../body.ts';
import { FACES, type Face } from '../face/face.ts';
import { HAIRSTYLES } from '../hair/registry.ts';
import type { Age, Look } from '../look.ts';
import { PEOPLE, type People } from './people.ts';

/** What a prompt asks of a look; the rest is chosen. Ids are those of PEOPLE, HAIRSTYLES and SHOES. */
export type LookWishes = Partial<Omit<Look, 'face' | 'seed'>> & {
  kind: BodyKind;
  people?: string;
  /** Colours that the dress has, for shoes and scarf. */
  palette?: readonly Hex[];
};

const GREY: readonly Hex[] = ['#b9b6b3', '#d9d6d1', '#9a9694'];
const SHOE_COLOURS: readonly Hex[] = [
  '#2a2526',
  '#3a2c25',
  '#7a4d2e',
  '#c2a07c',
  '#b9a391',
  '#e8e2d8',
];
/** Shoes that are at home in colours of their own, by id. */
const OWN_SHOE_COLOURS: Readonly<Record<string, readonly Hex[]>> = {
  sneakers: ['#f3f0e9', '#f3f0e9', '#dcd9d3', '#2b2d36', '#3a4763', '#8c9a86'],
  oxfords: ['#231f20', '#3a2a22', '#5f3822', '#8a5731'],
  loafers: ['#231f20', '#4a2c22', '#6f432a', '#8a5a38'],
  'chelsea-boots': ['#231f20', '#3a2a22', '#7a5236'],
  'combat-boots': ['#231f20', '#3a2a22', '#5f3d26'],
  'ankle-boots': ['#231f20', '#3a2a22', '#6f432a', '#e8e2d8'],
  boots: ['#231f20', '#3a2a22', '#6f432a'],
  wellingtons: ['#3f5a45', '#c9a23a', '#2b3550', '#a8323c'],
  'riding-boots': ['#231f20', '#3a2a22', '#5f3822'],
  'cowboy-boots': ['#7a4a2c', '#5a3524', '#a9764b', '#e3d8c5'],
  brogues: ['#5f3822', '#8a5731', '#231f20'],
  'high-tops': ['#2b2d36', '#a8323c', '#f3f0e9', '#3a4763'],
  flatforms: ['#f3f0e9', '#dcd9d3', '#2b2d36'],
  espadrilles: ['#2b3550', '#a8323c', '#e8e2d8', '#7f9079'],
};
const SHOE_CHOICE: Record<BodyKind, readonly string[]> = {
  woman: ['pumps', 'pumps', 'sandals', 'mules', 'ankle-boots', 'flats'],
  man: ['oxfords', 'loafers', 'sneakers', 'chelsea-boots'],
  girl: ['mary-janes', 'flats', 'sneakers'],
  boy: ['sneakers', 'loafers', 'sneakers'],
};

/** Chooses a look: what is wished for, and for the rest anybody. */
export function chooseLook(rng: Rng, wishes: LookWishes): Look {
  const { kind } = wishes;
  const people = PEOPLE.find((one) => one.id === wishes.people) ?? rng.pick(PEOPLE);
  const isChild = kind === 'girl' || kind === 'boy';
  const age = wishes.age ?? (isChild ? 'child' : ageOf(rng));
  const skin = rng.pick(people.skins);
  const hair = hairOf(rng, people, age);
  const shoes = wishes.shoes ?? rng.pick(SHOE_CHOICE[kind]);
  const own = {
    skin,
    hair,
    hairstyle: hairstyleOf(rng, people, { kind, age }),
    age,
    lips: isChild ? mix(skin, '#b4474c', 0.45) : rng.pick(people.lips),
    eyes: rng.pick(people.eyes),
    scarf: wishes.palette?.[0] ?? rng.pick(['#8fa3b5', '#b9a08a', '#6f7f6b', '#cbb7a7']),
    shoes,
    shoeColour: rng.pick(shoeColours(shoes, skin)),
    smile: isChild ? rng.range(0.4, 1) : rng.range(0, 0.55),
    accessories: [],
    meetsEye: false,
    hasEarrings: kind === 'woman' && rng.chance(0.35),
  };
  const { people: _people, palette: _palette, kind: _kind, ...wished } = wishes;
  return { ...own, ...wished, face: faceOf(rng, kind, people), seed: rng.seed() };
}

/** Colours of shoes that show on the skin: none that a bare foot might have. */
function shoeColours(shoes: string, skin: Hex): readonly Hex[] {
  const all = OWN_SHOE_COLOURS[shoes] ?? SHOE_COLOURS;
  const shown = all.filter((colour) => distanceOf(toLab(colour), toLab(skin)) > LEAST_CONTRAST);
  return shown.length > 0 ? shown : all;
}

/** Of OKLab. */
const LEAST_CONTRAST = 0.13;
const distanceOf = (a: Lab, b: Lab): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

const ageOf = (rng: Rng): Age => {
  const at = rng.next();
  if (at < 0.62) return 'young';
  return at < 0.87 ? 'middle-aged' : 'older';
};

function hairOf(rng: Rng, people: People, age: Age): Hex {
  const own = rng.pick(people.hairs);
  if (age === 'older') return rng.pick(GREY);
  return age === 'middle-aged' && rng.chance(0.35) ? mix(own, rng.pick(GREY), 0.45) : own;
}

function hairstyleOf(
  rng: Rng,
  people: People,
  { kind, age }: { kind: BodyKind; age: Age },
): string {
  const suits = HAIRSTYLES.filter((style) => style.who.includes(kind) && style.id !== 'hijab');
  const likely = people.hairstyles.filter(
    (id) =>
      suits.some((style) => style.id === id) ||
      (id === 'hijab' && kind === 'woman' && rng.chance(0.4)),
  );
  if (age === 'older' && kind === 'woman')
    return rng.pick(['bob', 'low-bun', 'crop', 'short-curls', 'bun']);
  if (age === 'older' && kind === 'man') return rng.pick(['side-part', 'crop', 'buzz', 'bald']);
  if (likely.length > 0 && rng.chance(0.72)) return rng.pick(likely);
  return rng.pick(
    suits.filter(
      (style) => style.id !== 'bald' && style.id !== 'afro' && style.id !== 'box-braids',
    ),
  ).id;
}

/** The kind's face with its people's features, and a little of its own. */
function faceOf(rng: Rng, kind: BodyKind, people: People): Face {
  const base = FACES[kind];
  const vary = (value: number, part: number) => value * (1 + rng.range(-part, part));
  const isChild = kind === 'girl' || kind === 'boy';
  const theirs = (key: 'noseWidth' | 'lipFullness' | 'mouthWidth' | 'eyeOpen' | 'browArch') => {
    const part = (people.face[key] ?? FACES.woman[key]) / FACES.woman[key];
    return base[key] * (isChild ? 1 + (part - 1) * 0.6 : part);
  };
  return {
    ...base,
    lid: people.face.lid ?? (rng.chance(0.2) ? 'hooded' : 'crease'),
    eyeTilt: (people.face.eyeTilt ?? base.eyeTilt) + rng.range(-0.005, 0.006),
    eyeOpen: vary(theirs('eyeOpen'), 0.1),
    eyeWidth: vary(base.eyeWidth, 0.05),
    eyeOut: vary(base.eyeOut, 0.03),
    browArch: vary(theirs('browArch'), 0.3),
    browWeight: vary(base.browWeight * (people.face.browWeight ?? 1), 0.18),
    browGap: vary(base.browGap, 0.06),
    noseWidth: vary(theirs('noseWidth'), 0.07),
    noseY: base.noseY + rng.range(-0.008, 0.008),
    mouthWidth: vary(theirs('mouthWidth'), 0.06),
    lipFullness: vary(theirs('lipFullness'), 0.1),
    jaw: vary(base.jaw * (people.face.jaw ?? 1), 0.035),
    chin: vary(base.chin, 0.1),
    cheek: vary(base.cheek * (people.face.cheek ?? 1), 0.02),
    beard: kind === 'man' ? rng.pick(['none', 'none', 'none', 'stubble', 'full']) : 'none',
  };
}
