import type { ContactParts } from './parts.ts';

/** Where the person who wrote sees how far their message is. */
export function statusAddress({ publicUrl }: Pick<ContactParts, 'publicUrl'>, reference: string): string {
  return `${publicUrl}/contact?view=status&reference=${reference}`;
}
