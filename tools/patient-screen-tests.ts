import { TextDecoderStream as NodeTextDecoderStream } from 'node:stream/web';

import { configure } from '@testing-library/dom';

// A screen is waited for as long as a busy machine may take: a part that is fetched, a pause in typing, an answer.
configure({ asyncUtilTimeout: 120_000 });

// Every browser that the product serves has it; the realm of a screen test is without.
Object.assign(globalThis, { TextDecoderStream: NodeTextDecoderStream });

/** Two files run in threads of one process: without names of its own, one would hear the other as if it were a second tab of the same person. */
const realm = globalThis.crypto.randomUUID();
class ChannelOfFile extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} of ${realm}`);
  }
}
Object.assign(globalThis, { BroadcastChannel: ChannelOfFile });
