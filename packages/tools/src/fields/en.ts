/** Words of the settings. */
export const settingWords = {
  garmentType: {
    label: 'Garment',
    anyLabel: 'As the prompt says',
    choices: { upper_body: 'Upper body', lower_body: 'Lower body', full_body: 'Full body' },
    fault: 'The garment type must be upper_body, lower_body or full_body',
  },
  repeat: {
    label: 'Repeat',
    anyLabel: 'As the prompt says',
    choices: { straight: 'Straight', 'half-drop': 'Half-drop', brick: 'Brick', mirror: 'Mirror' },
    fault: 'The repeat must be straight, half-drop, brick or mirror',
  },
  repeatCm: {
    label: 'Width of one repeat',
    detailLabel: 'Width of a repeat',
    sliderLabel: 'Width of one repeat in centimetres',
    unit: 'cm',
    hint: 'How wide the picture lies on the cloth.',
  },
  /** Row of the cost table that several tools share. */
  costRow: 'Pattern tools and flat-lay',
} as const;
