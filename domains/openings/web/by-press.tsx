import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { BellRing } from 'lucide-react';

import { useOpeningSentences } from './opening-sentences.ts';
import { useWaited, useWaiting } from './queries.ts';
import { openingTexts } from './texts.ts';

interface ByPressProps {
  readonly userId: string;
  readonly service: string;
  readonly name: string;
}

/** For who is signed in: one press, and one to take it back. */
export function ByPress({ userId, service, name }: ByPressProps) {
  const t = useText(openingTexts);
  const say = useSentences(useOpeningSentences());
  const waited = useWaited(userId);
  const waiting = useWaiting(userId, service);
  const isWaiting = waited.data?.includes(service) === true;
  const failure = waiting.error ?? waited.error;
  return (
    <>
      {failure && (
        <Banner tone="bad" isLive>
          {say.failure(failure)}
        </Banner>
      )}
      <p role="status" className="max-w-[52ch] text-ink-2">
        {t(isWaiting ? 'waiting' : 'press', { service: name })}
      </p>
      <Button
        className="self-start"
        look={isWaiting ? 'secondary' : 'primary'}
        icon={isWaiting ? undefined : <BellRing aria-hidden className="size-4.5" />}
        busy={waiting.isPending || waited.isPending}
        onClick={() => waiting.mutate(!isWaiting)}
      >
        {t(isWaiting ? 'stop' : 'tell')}
      </Button>
    </>
  );
}
