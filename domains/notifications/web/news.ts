import { formatMoney } from '@egcr/ui/format-money';
import { useConcealment } from '@egcr/web-kit/concealment';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { useNotices } from '@egcr/web-kit/notices';
import type { Noticed, NoticeReader } from '@egcr/web-kit/speaker';

import { useNotificationText } from './texts.ts';

/** A notification in the reader's words. */
export interface News {
  readonly icon: 'money' | 'outgoing' | 'bell';
  readonly title: string;
  /** What the other person wrote; shown apart, since it may be in any language. */
  readonly note: string | null;
}

/** As in the wallet where amounts are hidden. */
const HIDDEN = '••••';

/** Makes the sentence with the words of the domain that told it. What no domain declares, or cannot be read, becomes a general one. */
export function useNews(): (notification: Noticed) => News {
  const t = useNotificationText();
  const say = useNotices();
  const { language, locale } = useLanguage();
  const { isConcealed } = useConcealment();
  const reader: NoticeReader = {
    language,
    locale,
    amount: (money) => (isConcealed ? HIDDEN : formatMoney(money, { locale })),
  };
  return (notification) => {
    const said = say(notification, reader);
    if (!said) return { icon: 'bell', title: t('kind.unknown'), note: null };
    const money = said.isOutgoing ? 'outgoing' : 'money';
    return { icon: said.category === 'money' ? money : 'bell', title: said.title, note: said.note ?? null };
  };
}
