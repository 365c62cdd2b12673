import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { useToasts } from '@egcr/ui/toast';
import { callActing } from '@egcr/organisations/web';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { apiEventTypes, chooseEventsCall, type ApiEventType, type Webhook } from '../../contract/index.ts';
import { rereadDevelopers } from '../queries.ts';
import { EventChoice } from './event-choice.tsx';
import { wantedEvents } from './event-rules.ts';
import { hookTexts } from './texts.ts';

/** Which events the webhook is told of, and the way to change that. */
export function EventsCard({ hook }: { readonly hook: Webhook }) {
  const t = useText(hookTexts);
  const client = useQueryClient();
  const toasts = useToasts();
  const [chosen, setChosen] = useState<readonly ApiEventType[]>(hook.events ?? apiEventTypes);
  const [isEmpty, setEmpty] = useState(false);
  const say = useSentences(sentences(chooseEventsCall, {}));
  const save = useMutation({
    mutationFn: () =>
      callActing(chooseEventsCall, { params: { id: hook.id }, body: { events: wantedEvents(chosen) } }),
    onSuccess: () => toasts.show({ title: t('events.saved'), tone: 'ok' }),
    onSettled: () => rereadDevelopers(client),
  });
  const press = () => {
    setEmpty(chosen.length === 0);
    if (chosen.length > 0) save.mutate();
  };
  return (
    <Card>
      {save.isError && (
        <Banner tone="bad" isLive>
          {say.failure(save.error)}
        </Banner>
      )}
      <EventChoice
        chosen={chosen}
        onChoose={(events) => {
          setChosen(events);
          setEmpty(false);
        }}
        error={isEmpty ? t('issue.events') : undefined}
      />
      <Button look="secondary" className="self-start" busy={save.isPending} onClick={press}>
        {t('events.save')}
      </Button>
    </Card>
  );
}
