/* Checks that chance was fair, in the browser: the same sums as src/lanternway/core/chance.py. */
import { blake2b } from '@noble/hashes/blake2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Personalisation is 16 bytes, filled up with zeros. */
function person(name: string): Uint8Array {
  const bytes = new Uint8Array(16);
  bytes.set(utf8ToBytes(name));
  return bytes;
}

/** What may be published before the first move: the hash of the key. */
export function commitment(key: string): string {
  return bytesToHex(blake2b(hexToBytes(key), { dkLen: 32, personalization: person('lanternway-key') }));
}

/** The key of a game whose players brought seeds; without seeds the server's own. */
export function mixedKey(secret: string, seeds: readonly string[]): string {
  if (seeds.length === 0) return secret;
  const material = concatBytes(
    ...seeds.flatMap((seed) => {
      const raw = utf8ToBytes(seed);
      return [utf8ToBytes(`${raw.length}:`), raw];
    }),
  );
  return bytesToHex(
    blake2b(material, { key: hexToBytes(secret), dkLen: 32, personalization: person('lanternway-mix') }),
  );
}

const SPAN = 1n << 64n;

/** The uniform number below `n` at `counter` of `stream`, and the next counter. */
export function draw(key: string, stream: number, counter: number, n: number): [number, number] {
  const limit = SPAN - (SPAN % BigInt(n));
  for (;;) {
    const block = blake2b(utf8ToBytes(`${stream}:${counter}`), { key: hexToBytes(key), dkLen: 8 });
    counter += 1;
    const value = new DataView(block.buffer, block.byteOffset, 8).getBigUint64(0, true);
    if (value < limit) return [Number(value % BigInt(n)), counter];
  }
}

/** Whether the record's last line seals all text before it. */
export function sealHolds(record: string): boolean {
  const body = record.endsWith('\n') ? record.slice(0, -1) : record;
  const cut = body.lastIndexOf('\n') + 1;
  try {
    const foot = JSON.parse(body.slice(cut)) as { seal?: string };
    const hash = blake2b(utf8ToBytes(record.slice(0, cut)), { dkLen: 16, personalization: person('lanternway-seal') });
    return foot.seal === bytesToHex(hash);
  } catch {
    return false;
  }
}
