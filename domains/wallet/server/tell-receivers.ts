import { notificationAsked } from '@egcr/notifications/contract';
import { hearTogether, told } from '@egcr/server-kit/event-kinds';

import { transferPosted } from '../contract/events.ts';
import { moneyReceived } from '../contract/notices.ts';

/** Notifies a person of money that another person sent. Play money that people add themselves needs no notice. */
export const tellReceivers = hearTogether(transferPosted, async (work, events) => {
  const asked = events.flatMap(
    ({ id, payload: { id: transferId, kind, amount, arrived, from, to, note } }) => {
      if (kind !== 'transfer' || from === null || to === null) return [];
      return told(notificationAsked, {
        user_id: to.user_id,
        ...moneyReceived.of(
          { ...(arrived ?? amount), from_name: from.name, from_username: from.username, note },
          transferId,
        ),
        cause: id,
      });
    },
  );
  if (asked.length > 0) await work.emit(...asked);
});
