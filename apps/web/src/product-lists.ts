/**
 * What the domains declare of their pages, for people to review: `npm run generate` writes it to `generated/pages.md`. Read when this
 * file is loaded, since Vite ends what loads it then.
 */
import { navigation } from '@egcr/web-kit/navigation';
import { prepareSlots } from '@egcr/web-kit/slots.tsx';

import { addresses } from './domains.ts';
import { loadSignedIn } from './signed-in.ts';

const { slots, loadNotices } = await loadSignedIn();
const notices = await loadNotices();

/** As Markdown: addresses, navigation, slots and notices of all domains. */
export const productLists = [
  '# Pages',
  'Written by `npm run generate` from what the domains declare. Review the difference.',
  '## Addresses',
  table(
    ['Requirement', 'Path', 'Guard', 'Screen', 'State'],
    addresses
      .map(({ requirement, path, guard, name, isOpen }) => [
        requirement,
        path,
        guard,
        name,
        isOpen ? 'open' : 'not open yet',
      ])
      .toSorted(([, one = ''], [, other = '']) => (one < other ? -1 : 1)),
  ),
  '## Navigation',
  table(
    ['Group', 'Screens in their order'],
    navigation().map(({ group, entries }) => [group, entries.map(({ screen }) => screen).join(', ')]),
  ),
  '## Slots',
  table(
    ['Slot', 'Places and, of a section, names'],
    Object.entries(prepareSlots(slots))
      .map(([name, slot]) => [name, (slot?.parts ?? []).map(({ part }) => placeOf(part)).join(', ')])
      .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)),
  ),
  '## Notices',
  table(
    ['Notice', 'Sign'],
    notices
      .map(({ declared: { kind, category } }) => [kind, category])
      .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)),
  ),
]
  .join('\n\n')
  .concat('\n');

function placeOf(part: { readonly at: number; readonly name?: string }): string {
  return part.name === undefined ? `${part.at}` : `${part.at} ${part.name}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
