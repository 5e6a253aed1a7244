/** Words that carry no wish of their own; they are never reported as unread. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an the and or of in on at to by for with without over under against from into onto as is are
  be it its this that these those i me my we our you your please make made want need like would
  could can create draw generate design designs pattern patterns print prints printed repeat
  repeating seamless tileable textile textiles fabric fabrics surface swatch style styled
  inspired inspiration themed theme look looking feel feeling effect vibe vibes colour colours
  color colors coloured colored colorway colourway palette tone tones shade shades hue hues
  background backgrounds ground base backdrop all some very really quite more most less much many
  few just only also plus using use used featuring feature features having has have up down out
  off between around about across through both each every any not no nice beautiful pretty lovely
  high quality hd image picture illustration artwork art drawing drawn motif motifs element
  elements small-scale etc other same one two three four five six fashion apparel clothing dress
  shirt set new good great kind sort type different various mixed mix non never hand above below beneath beside behind among amongst amid anywhere
  everywhere absolutely should must spirit mood near nearly almost their but
  her his him them they`.split(/\s+/),
);
