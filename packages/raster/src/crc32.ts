const POLYNOMIAL = 0xedb88320;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++) {
    remainder = remainder & 1 ? (remainder >>> 1) ^ POLYNOMIAL : remainder >>> 1;
  }
  return remainder;
});

/**
 * CRC-32 of bytes as an unsigned 32-bit integer: the checksum of PNG chunks.
 * Method: ISO 3309 / PNG specification, annex D, one table look-up per byte.
 */
export function crc32(bytes: Uint8Array): number {
  let remainder = 0xffffffff;
  for (const byte of bytes) {
    remainder = (remainder >>> 8) ^ TABLE[(remainder ^ byte) & 0xff];
  }
  return (remainder ^ 0xffffffff) >>> 0;
}
