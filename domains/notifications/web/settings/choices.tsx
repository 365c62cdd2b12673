import { Banner } from '@egcr/ui/banner';
import { Card } from '@egcr/ui/card';
import { Switch } from '@egcr/ui/switch';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';

import {
  noticeCategories,
  savePreferenceCall,
  type Channel,
  type Choosable,
  type NoticeCategory,
  type NotificationPreferences,
} from '../../contract/index.ts';
import { useChoosing } from './queries.ts';
import { panelTexts } from './texts.ts';
import { TypeChoices } from './type-choices.tsx';
import { typeTexts } from './types/texts.ts';

/** How a person is told: each category as a whole, and its types one by one. */
export function Choices({ found }: { readonly found: NotificationPreferences }) {
  const t = useText(panelTexts);
  const choosing = useChoosing();
  const say = useSentences(sentences(savePreferenceCall, { notification_always_on: t('always') }));
  return (
    <>
      {choosing.isError && (
        <Banner tone="bad" isLive>
          {say.failure(choosing.error)}
        </Banner>
      )}
      {noticeCategories.map((category) => (
        <Card key={category} title={t(`category.${category}`)} description={t(`category.${category}.text`)}>
          <CategoryChoices
            category={category}
            items={found.items.filter((each) => each.category === category)}
            onChoose={(about, channel, isOn) => choosing.mutate({ about, channel, isOn })}
          />
        </Card>
      ))}
    </>
  );
}

interface CategoryChoicesProps {
  readonly category: NoticeCategory;
  readonly items: NotificationPreferences['items'];
  readonly onChoose: (about: Choosable, channel: Channel, isOn: boolean) => void;
}

function CategoryChoices({ category, items, onChoose }: CategoryChoicesProps) {
  const t = useText(panelTexts);
  const tt = useText(typeTexts);
  return (
    <div className="flex flex-col gap-3">
      <div role="group" aria-label={t(`category.${category}`)} className="flex flex-col divide-y divide-line">
        {items
          .filter(({ type }) => type === null)
          .map(({ channel, is_on: isOn, is_always_on: isAlways }) => {
            const differs = items.some((each) => each.channel === channel && each.is_on !== isOn);
            return (
              <Switch
                key={channel}
                label={t(`channel.${channel}`)}
                hint={isAlways ? t('always') : differs ? tt('differ') : undefined}
                isOn={isOn}
                disabled={isAlways}
                onChange={(next) => onChoose(category, channel, next)}
              />
            );
          })}
      </div>
      <TypeChoices items={items} onChoose={onChoose} />
    </div>
  );
}
