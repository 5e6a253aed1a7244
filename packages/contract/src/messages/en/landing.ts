/** Words of the landing page. */
export const landing = {
  title: 'From a sentence to a cloth',
  description:
    'Toile is a studio for fashion designers. Say it, or bring a sketch, a photo or a pattern: it draws cloth that repeats without a seam, fashion sketches, garments and flat-lays.',
  register: 'Register',
  login: 'Login',
  begin: 'No card to begin. You pay only for pictures that arrive.',
  honesty: 'Studio engine: drawn by rules',
  trial: {
    label: 'Try it now',
    tools: 'To draw',
    prompt: 'Your words',
    placeholder: 'For example: {example}',
    hint: 'One free picture a day, small and watermarked. No account.',
    draw: 'Draw it',
    drawing: 'Drawing',
    slow: 'Still drawing. Others may be ahead of you.',
    four: 'Draw four with an account',
    drawn: 'Drawn. With an account four come in full size, without the mark.',
    own: 'Yours, drawn just now',
    unread: 'Not drawn: {words}',
    alt: 'Drawn from your words: {prompt}',
    back: 'Back to the slideshow',
    used: 'Your free picture of today is drawn. Go on with an account: your words come along.',
    off: 'Pictures are drawn with an account. Your words come along.',
    empty: 'Write some words first.',
    offline: 'There is no connection. Your words are kept: try again when it is back.',
    insecure: 'This browser cannot be checked on this address. Go on with an account.',
    again: 'Try again',
  },
  slideshow: {
    label: 'Cloths drawn by the studio engine, and garments cut from them',
    cut: 'cut as {garment}',
    pause: 'Pause the slideshow',
    play: 'Play the slideshow',
    garments: {
      poppies: 'a midi dress with puff sleeves',
      'indigo-ikat': 'a wrap dress with long sleeves',
      'paper-cut': 'a camp collar shirt with short sleeves',
      leaves: 'a tiered summer dress',
      'deco-fans': 'a silk blouse with a bow',
      swallows: 'wide leg trousers',
    },
  },
  marks: {
    title: 'Open formats and standards that Toile speaks',
    pause: 'Pause the labels',
    play: 'Move the labels',
    notes: {
      png: 'every picture',
      svg: 'every sketch',
      tiff: 'in print size',
      webp: 'read, shown',
      avif: 'read',
      xmp: 'in every file',
      iptc: 'source type',
      c2pa: 'can be signed',
      openapi: 'every call',
      wcag: '2.2 AA',
    },
  },
  plates: {
    title: 'What goes in, what comes out',
    intro:
      'Pull the line across a picture: on its left is what the tool was given, on its right what it made of it.',
    given: 'Given',
    made: 'Made',
    wordsOnly: 'from words alone',
    line: '{tool}: line between before and after',
    lineValue: '{percent} % of the picture before',
  },
  steps: {
    title: 'How it works',
    list: [
      { title: 'Take a tool', text: 'Each is named after what it makes.' },
      {
        title: 'Say it, or bring it',
        text: 'A sentence, a sketch, a photo, a pattern. Chips with examples help with the first words.',
      },
      {
        title: 'Choose among four',
        text: 'Four pictures come, one by one. The price stands on the button before you press it.',
      },
      {
        title: 'Change and keep',
        text: 'Vary the one you like, make it larger, lay it on a garment, take the file with you.',
      },
    ],
  },
  features: {
    title: 'Made for the cutting table',
    intro: 'What you would ask of an assistant in the studio.',
    list: [
      {
        title: 'It repeats',
        text: 'Patterns join without a seam, straight or as a half drop, and the seam is measured. The pattern desk recolours them and sets their width in centimetres.',
      },
      {
        title: 'It says what it did not read',
        text: 'Words of yours that were not drawn are listed beside the picture, never dropped in silence.',
      },
      {
        title: 'It charges for what arrives',
        text: 'Credits are set aside when a run starts. What does not come is given back by itself.',
      },
      {
        title: 'It tells how it was made',
        text: 'Every file carries its source in open metadata, so that nobody takes a drawing for a photo.',
      },
      {
        title: 'It keeps your table',
        text: 'A reload, another tab, a lost connection: runs go on, and each step is where you left it.',
      },
      {
        title: 'It is plain about itself',
        text: 'The studio engine draws by rules for weave, fold and light; it is not a diffusion model. Other engines can be connected, and each picture names the one that made it.',
      },
    ],
  },
  patterns: {
    title: 'Drawn here',
    intro:
      'Every picture on this page came out of the studio engine; each of these from the words beneath it.',
    words: {
      'indigo-ikat': 'indigo ikat on cream',
      poppies: 'large poppies in gold, cream and petrol on navy',
      'paper-cut': 'bold cut-outs in coral, teal and mustard on cream',
      'deco-fans': 'art deco fans in gold on black',
      leaves: 'watercolour leaves in sage',
      shibori: 'shibori in deep indigo',
      'marbled-paper': 'marbled paper in petrol, ochre and cream',
      swallows: 'embroidered swallows on navy linen',
    },
  },
  samples: {
    title: 'Said at the table',
    intro:
      'Two samples of what we would like to hear. We wrote them ourselves: no customer said them.',
    mark: 'Sample',
    list: [
      {
        text: 'I typed “shibori in deep indigo” on the train, and had a repeat to send to the mill before I got off.',
        who: 'Sample of a print designer',
      },
      {
        text: 'I used to cut three toiles to show one idea. Now the client picks from four, and I cut one.',
        who: 'Sample of a pattern cutter',
      },
    ],
  },
  closing: {
    title: 'Try it on paper first',
    text: 'That is what a toile is for.',
  },
} as const;
