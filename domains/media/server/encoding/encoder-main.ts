/** The program of the process that encodes: one picture, then it ends. */
import { constants, setPriority } from 'node:os';

import { encodePicture } from './encode-picture.ts';

// Requests of others come before any picture.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

process.on('disconnect', () => process.exit());
process.on('message', (bytes: Uint8Array) => {
  process.send?.('begins');
  void encodePicture(bytes).then((encoded) => process.send?.(encoded));
});
