import { TextDecoderStream as NodeTextDecoderStream } from 'node:stream/web';

import { configure } from '@testing-library/dom';

// A screen is waited for as long as a busy machine may take: a part that is fetched, a pause in typing, an answer.
configure({ asyncUtilTimeout: 120_000 });

// Every browser that the product serves has it; the realm of a screen test is without.
Object.assign(globalThis, { TextDecoderStream: NodeTextDecoderStream });
