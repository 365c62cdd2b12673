import { notificationAsked } from '@egcr/notifications/contract';
import { told } from '@egcr/server-kit/event-kinds';
import type { Work } from '@egcr/server-kit/work';

import { serviceTypeNames, serviceTypes } from '../contract/index.ts';
import { serviceOpened } from '../contract/notices.ts';
import { serviceTypeOf } from '../contract/service-types.ts';
import { takeWishes } from './store.ts';

export const TELL_OPENED = 'desk.tell_opened';
const AT_ONCE = 200;

/** Tells everyone who waited for a service that is open now, once. */
export async function tellOpened(work: Work): Promise<void> {
  const services = serviceTypeNames.filter((type) => serviceTypes[type] !== 'later');
  let count: number;
  do {
    const wishes = await takeWishes(work.db, { services, limit: AT_ONCE });
    count = wishes.length;
    await work.emit(
      ...wishes.flatMap(({ user_id: userId, service }) => {
        const type = serviceTypeOf(service);
        if (type === undefined) return [];
        return [told(notificationAsked, { user_id: userId, ...serviceOpened.of({ service: type }, type) })];
      }),
    );
  } while (count === AT_ONCE);
}
