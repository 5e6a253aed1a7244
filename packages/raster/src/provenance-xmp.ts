/** Address of the terms of IPTC's vocabulary of digital source types. */
export const DIGITAL_SOURCE_TYPES = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

const SOURCE_TYPE = 'Iptc4xmpExt:DigitalSourceType';

const NAMESPACES = {
  Iptc4xmpExt: 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/',
  xmp: 'http://ns.adobe.com/xap/1.0/',
  toile: 'urn:toile:provenance:1#',
} as const;

/** Provenance of a picture. The prompt is left out on purpose: pictures travel. */
export type Provenance = {
  /** Term of IPTC's digitalsourcetype vocabulary, for example `algorithmicMedia`. */
  digitalSourceType: string;
  /** Id of the engine that made the picture. */
  engine: string;
  /** Name and version of what drew it. */
  model: string;
  seed: number;
  /** Id of the tool that asked for it. */
  tool: string;
};

/**
 * An XMP packet that tells where a picture comes from, to be written into its file.
 * Source: IPTC Photo Metadata Standard, "Digital Source Type"; engine, model, seed and tool
 * stand in a namespace of our own, as no standard property fits a picture drawn by rules.
 */
export function provenanceXmp(provenance: Provenance): string {
  return xmpPacket({
    [SOURCE_TYPE]: `${DIGITAL_SOURCE_TYPES}${provenance.digitalSourceType}`,
    'xmp:CreatorTool': 'Toile',
    'toile:Engine': provenance.engine,
    'toile:Model': provenance.model,
    'toile:Seed': String(provenance.seed),
    'toile:Tool': provenance.tool,
  });
}

/** An XMP packet that says of a picture only where it comes from, by the vocabulary's term. */
export function sourceTypeXmp(digitalSourceType: string): string {
  return xmpPacket({ [SOURCE_TYPE]: `${DIGITAL_SOURCE_TYPES}${digitalSourceType}` });
}

function xmpPacket(properties: Readonly<Record<string, string>>): string {
  const namespaces = Object.entries(NAMESPACES).map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`);
  const attributes = Object.entries(properties).map(
    ([name, value]) => `${name}="${escape(value)}"`,
  );
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    `<rdf:Description rdf:about="" ${[...namespaces, ...attributes].join(' ')}/>`,
    '</rdf:RDF>',
    '</x:xmpmeta>',
    '<?xpacket end="r"?>',
  ].join('\n');
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
