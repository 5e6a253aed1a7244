import { describe, expect, it } from 'vitest';
import { unreadWords, withoutOf } from './cloth/answer-words.ts';
import { makeParts } from './make-parts.ts';
import { planGarment } from './plan-garment.ts';

function plan(prompt: string) {
  const made = planGarment({ prompt }, { seed: 1, variant: 0 });
  const { answered, buttons, parts } = makeParts(made, { seed: 's', ground: [200, 200, 200] });
  const { reading, garment, design, fabric, beside } = made;
  const answer = { garment, design, fabric: fabric.id, parts: answered, buttons, beside };
  return { ...made, parts, unread: unreadWords(reading, answer) };
}

describe('the plan of a garment', () => {
  it.each([
    ['off the shoulder dress', { neckline: 'off-shoulder', collar: 'none' }],
    ['bardot top', { neckline: 'off-shoulder' }],
    ['jacket with sleeves rolled up', { sleeve: 'rolled' }],
    ['blazer, sleeves pushed up', { sleeve: 'rolled' }],
    ['double breasted blazer with six buttons', { closure: 'double', buttons: '6' }],
    ['waistcoat, five gold buttons', { buttons: '5' }],
    ['high waisted trousers', { rise: 'high' }],
    ['pleated skirt with wide waistband', { waist: 'wide-band' }],
    ['pencil skirt with a thigh slit', { slit: 'leg' }],
    ['baby doll top, tiered', { skirt: 'tiered' }],
    ['blouse with long sleeves, bishop sleeves', { sleeve: 'bishop' }],
    ['shirt dress with two side pockets and a plain belt', { pocket: 'welt' }],
    ['oversized hoodie', { fit: 'loose' }],
    ['jumpsuit with a zip front', { closure: 'zip' }],
    ['large scale print on a shift dress', { scale: 'large' }],
    ['blouse, tiny print', { scale: 'small' }],
    ['swimsuit, high leg', { legline: 'high' }],
    ['bikini, halter top, high waisted', { bodice: 'halter', rise: 'high' }],
    ['tea length dress with wide straps and a sweetheart neck', { strap: 'wide' }],
    ['apron with two patch pockets', { pocket: 'patch' }],
    ['wrap dress with a tie at the waist', { belt: 'tie' }],
    ['quilted jacket, no collar', { collar: 'none' }],
    ['caftan with tassels at the neck', { trim: 'tassels' }],
    ['blouse with 3/4 sleeves and side slits', { sleeve: 'three-quarter', slit: 'side' }],
  ])('has what is asked for: %s', (prompt, design) => {
    const made = plan(prompt);
    expect(made.design).toMatchObject(design);
    expect(made.unread).toEqual([]);
  });

  it.each([
    ['dress with spaghetti straps', 'slip-dress'],
    ['halter neck dress with circle skirt', 'gown'],
    ['dress', 'dress'],
    ['kurta', 'tunic'],
    ['cushion cover', 'cushion'],
    ['curtains', 'curtains'],
    ['bedding', 'bedding'],
    ['peplum top', 'smock-top'],
    ['bikini, halter top', 'bikini'],
  ])('is of the garment that can have it: %s', (prompt, id) => {
    const made = plan(prompt);
    expect(made.garment.id).toBe(id);
    expect(made.unread).toEqual([]);
  });

  it.each([
    ['crop top and matching mini skirt', 't-shirt', 'skirt', undefined],
    ['shirt and shorts set', 'shirt', 'shorts', undefined],
    ['tunic over plain white leggings', 'tunic', 'leggings', [251, 250, 246]],
    ['blouse worn over trousers', 'blouse', 'trousers', 'ground'],
  ])('has a second garment for the other half of the body: %s', (prompt, first, second, cloth) => {
    const { garment, beside, parts, unread } = plan(prompt);
    expect([garment.id, beside?.garment.id]).toEqual([first, second]);
    expect(beside?.plain).toEqual(cloth);
    expect(parts.map(({ is }) => is)).toEqual(['group', 'group']);
    expect(unread.filter((word) => word !== 'top')).toEqual([]);
  });

  it.each([
    ['two cushions', ['two']],
    ['two tote bags', ['two']],
    ['two curtains', []],
    ['blouse with two pockets', []],
  ])('tells the number where one is drawn: %s', (prompt, words) => {
    expect(plan(prompt).unread.filter((word) => word === 'two')).toEqual(words);
  });

  it('has piping on the edges of its small parts', () => {
    expect(plan('pyjamas with navy piping').unread).toEqual([]);
    expect(plan('bikini with navy piping').unread).toEqual(['navy', 'piping']);
  });

  it('does not tell of what a name says and the prompt overrules', () => {
    const { reading, garment, design, fabric } = plan('prairie dress with short sleeves');
    const answer = { garment, design, fabric: fabric.id, parts: [], buttons: 0 };
    expect(withoutOf(reading, answer)).not.toContain('bishop sleeve');
  });

  it('heeds refusals of what no picture has, and tells wishes for it', () => {
    expect(plan('trousers, no belt loops').unread).toEqual([]);
    expect(plan('trousers with tassels').unread).toEqual(['tassels']);
    expect(plan('strapless jumpsuit').unread).toEqual(['strapless']);
    expect(plan('strapless dress').unread).toEqual([]);
  });
});

describe('where the pattern is', () => {
  const plainPanels = (prompt: string) =>
    plan(prompt).parts.flatMap((part) =>
      part.is === 'panel' && part.own?.colour ? [part.name.replace(/ (left|right)$/, '')] : [],
    );

  it.each([
    'bomber jacket, pattern only on the sleeves',
    'bomber jacket, print on the sleeves only',
  ])('is on the parts that are named alone: %s', (prompt) => {
    const panels = plainPanels(prompt);
    expect(panels).not.toContain('sleeve');
    expect(panels.some((name) => name === 'body' || name === 'front')).toBe(true);
    expect(plan(prompt).unread).toEqual([]);
  });

  it('is not on the parts that are refused it', () => {
    expect(plainPanels('shirt, no print on the collar')).toContain('collar');
    expect(plan('shirt, no print on the collar').unread).toEqual([]);
  });

  it('gives a part of a solid colour that colour', () => {
    expect(plainPanels('camp collar shirt, chest pocket in solid black')).toContain('pocket');
  });

  it('tells that nobody wears the garment', () => {
    expect(plan('apron worn by a man').unread).toEqual(['worn', 'man']);
    expect(plan('apron for a man').unread).toEqual([]);
  });
});
