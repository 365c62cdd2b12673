import type { Tag } from '@egcr/server-kit/pdf/tags';

/** One more thing of a list on paper that has a name and a value: who, when, how much. */
export function factIn(list: Tag): { readonly name: Tag; readonly value: Tag } {
  const item = list.within('LI');
  return { name: item.within('Lbl'), value: item.within('LBody') };
}
