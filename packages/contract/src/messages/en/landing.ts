/** Words of the landing page and of the plans' page. */
export const landing = {
  title: 'From a sentence to a cloth',
  description:
    'Toile is a studio for fashion designers. Say what you want to see; it draws patterns that repeat without a seam, and lets you choose, keep and cut.',
  register: 'Register',
  login: 'Login',
  honesty: 'Studio engine: drawn by rules',
  slideshow: {
    label: 'Patterns drawn by the studio engine',
    pause: 'Pause the slideshow',
    play: 'Play the slideshow',
    position: '{index} of {count}',
  },
  tools: {
    title: 'Seven tools, one table',
    intro: 'Each begins with what you have: a sentence, a sketch, a photo or a pattern.',
  },
  patterns: {
    title: 'Drawn here',
    intro:
      'Every picture on this page came out of the studio engine; each of these from the words beneath it.',
  },
  pricing: {
    title: 'Pricing',
    intro: 'Plans run by the month and bring credits. An image takes credits only when it arrives.',
    perMonth: 'a month',
    price: '${price}',
    credits: '{credits} credits each month',
    images: 'about {count} images',
    plans: { BASIC: 'Basic', STANDARD: 'Standard', PREMIUM: 'Premium' },
    soonTitle: 'Plans cannot be bought yet',
    soon: 'Payment opens later. Until then, every new account gets credits to begin with.',
    costsTitle: 'What things cost',
    costsNote: 'For a run of four images; a single image is a quarter of it.',
    tool: 'Tool',
    cost: 'Credits',
    upscale: 'Upscale one image',
    patternsAndFlatlay: 'Pattern tools and flat-lay',
  },
} as const;
