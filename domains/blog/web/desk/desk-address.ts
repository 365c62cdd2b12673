import { address, anyText, oneOf, type ViewOf } from '@egcr/contract/address';
import { hrefOf } from '@egcr/contract/product-screens';

import { postStates } from '../../contract/index.ts';

/** The list of posts, and what narrows it. */
export const deskAddress = address('blog-desk', {
  state: oneOf(postStates),
  category: anyText,
  whose: oneOf(['me']),
});

export type DeskView = ViewOf<typeof deskAddress.fields>;

export function editorPath(id: string): string {
  return `${hrefOf('blog-desk')}/${id}`;
}
