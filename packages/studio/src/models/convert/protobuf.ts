/** A message of Protocol Buffers as it is written: fields in order, later ones appended. */
export class Message {
  readonly #parts: Buffer[] = [];

  /** A whole number, negative ones included. */
  integer(field: number, value: number): this {
    return this.#push(varint(field << 3), varint(value));
  }

  /** Text, raw bytes or a message within this one. */
  bytes(field: number, value: string | Uint8Array | Message): this {
    const bytes = value instanceof Message ? value.finish() : Buffer.from(value);
    return this.#push(varint((field << 3) | 2), varint(bytes.length), bytes);
  }

  finish(): Buffer {
    return Buffer.concat(this.#parts);
  }

  #push(...parts: Buffer[]): this {
    this.#parts.push(...parts);
    return this;
  }
}

/** Seven bits a byte, lowest first; negative numbers as their 64-bit complement. */
function varint(value: number): Buffer {
  let rest = BigInt.asUintN(64, BigInt(value));
  const bytes: number[] = [];
  while (rest > 0x7fn) {
    bytes.push(Number(rest & 0x7fn) | 0x80);
    rest >>= 7n;
  }
  bytes.push(Number(rest));
  return Buffer.from(bytes);
}
