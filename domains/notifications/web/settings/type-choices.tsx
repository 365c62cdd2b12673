import { Checkbox } from '@egcr/ui/checkbox';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { ChevronDown } from 'lucide-react';

import type { Channel, NoticeType, NotificationPreferences } from '../../contract/index.ts';
import { typeTexts } from './types/texts.ts';

interface TypeChoicesProps {
  /** Of one category. */
  readonly items: NotificationPreferences['items'];
  readonly onChoose: (type: NoticeType, channel: Channel, isOn: boolean) => void;
}

/** The types of a category, each by each channel: folded, since most people choose for the category as a whole. */
export function TypeChoices({ items, onChoose }: TypeChoicesProps) {
  const t = useText(typeTexts);
  const types = [...new Set(items.flatMap(({ type }) => (type === null ? [] : [type])))];
  return (
    <details className="group rounded-md border border-line">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 rounded-md px-4 py-2 text-sm font-medium [&::-webkit-details-marker]:hidden">
        {t('pick')}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-ink-2 transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="flex flex-col divide-y divide-line border-t border-line px-3 sm:px-4">
        {types.map((type) => (
          <li key={type} className="py-2 sm:flex sm:items-center sm:justify-between sm:gap-6">
            <TypeRow type={type} items={items} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function TypeRow({ type, items, onChoose }: TypeChoicesProps & { readonly type: NoticeType }) {
  const t = useText(typeTexts);
  return (
    <>
      <span className="block min-w-0 pt-1 font-medium wrap-anywhere sm:pt-0">{t(`type.${type}`)}</span>
      <span
        role="group"
        aria-label={t(`type.${type}`)}
        className="flex shrink-0 flex-wrap gap-x-4 text-sm max-sm:justify-between sm:flex-nowrap"
      >
        {items
          .filter((each) => each.type === type)
          .map(({ channel, is_on: isOn, is_always_on: isAlways }) => (
            <Checkbox
              key={channel}
              label={t(`channel.${channel}`)}
              className="[&_label]:gap-2"
              checked={isOn}
              disabled={isAlways}
              onChange={(event) => onChoose(type, channel, event.currentTarget.checked)}
            />
          ))}
      </span>
    </>
  );
}
