import { isTopic, ticketStates } from '../../contract/index.ts';
import type { QueueFilter } from './queries.ts';

/** What the address asks to see; what is wrong in it counts as not said. Without a state: all that is not solved. */
export function readQueueAddress(search: string): {
  readonly filter: QueueFilter;
  readonly ticketId: string | undefined;
} {
  const given = new URLSearchParams(search);
  const [topic, assigned] = [given.get('topic'), given.get('assigned')];
  return {
    filter: {
      state: ticketStates.find((state) => state === given.get('state')) ?? 'unsolved',
      topic: isTopic(topic) ? topic : undefined,
      assigned: assigned === 'me' || assigned === 'nobody' ? assigned : undefined,
    },
    ticketId: given.get('message') ?? undefined,
  };
}

export function queueAddress({ state, topic, assigned }: QueueFilter, ticketId?: string): string {
  const search = new URLSearchParams({
    ...(state !== 'unsolved' && { state }),
    ...(topic && { topic }),
    ...(assigned && { assigned }),
    ...(ticketId !== undefined && { message: ticketId }),
  }).toString();
  return search === '' ? '/super-admin/contact' : `/super-admin/contact?${search}`;
}
