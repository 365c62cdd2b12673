import { formatMoney } from '@egcr/ui/format-money';
import { useConcealment } from '@egcr/web-kit/concealment';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { useNotices, useNoticesLater } from '@egcr/web-kit/notices';
import { readerZone } from '@egcr/web-kit/reader-zone';
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
  const say = useNotices();
  const reader = useReader();
  const newsOf = useNewsOf();
  return (notification) => newsOf(say(notification, reader));
}

/** The same for news that come while a page is open: the words are fetched with the first, or are the general ones where they do not come. */
export function useNewsLater(): (notification: Noticed) => Promise<News> {
  const say = useNoticesLater();
  const reader = useReader();
  const newsOf = useNewsOf();
  return (notification) => say(notification, reader).then(newsOf, () => newsOf(undefined));
}

function useReader(): NoticeReader {
  const { language, locale } = useLanguage();
  const { isConcealed } = useConcealment();
  return {
    language,
    locale,
    amount: (money) => (isConcealed ? HIDDEN : formatMoney(money, { locale })),
    timeZone: readerZone(),
  };
}

function useNewsOf(): (said: ReturnType<ReturnType<typeof useNotices>>) => News {
  const t = useNotificationText();
  return (said) => {
    if (!said) return { icon: 'bell', title: t('kind.unknown'), note: null };
    const money = said.isOutgoing ? 'outgoing' : 'money';
    return { icon: said.category === 'money' ? money : 'bell', title: said.title, note: said.note ?? null };
  };
}
