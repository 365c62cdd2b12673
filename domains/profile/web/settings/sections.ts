import { hrefOf, type SectionOf } from '@egcr/contract/product-screens';
import type { ShownSection } from '@egcr/web-kit/slots.tsx';

/** The section an address asks for; undefined for the list, and for what there is not. */
export function sectionOf<Each extends Pick<ShownSection, 'name'>>(
  search: string,
  open: readonly Each[],
): Each | undefined {
  const wanted = new URLSearchParams(search).get('section');
  return open.find(({ name }) => name === wanted);
}

export function sectionAddress({ name }: Pick<ShownSection, 'name'>): string {
  // What fills the slot of the settings is declared as a section of theirs.
  return hrefOf('settings', { section: name as SectionOf<'settings'> });
}
