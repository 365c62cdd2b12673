import { Button } from '@egcr/ui/button';
import { Link } from '@egcr/ui/link';
import { useToasts } from '@egcr/ui/toast';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';

import type { PersonStep, WrittenPost } from '../../../contract/index.ts';
import { postPath } from '../../addresses.ts';
import { keepPost, publishPost, rereadPost, reviewPost } from '../../desk/queries.ts';
import { useStepSentences, type Decision } from './decision.ts';
import { ScheduleForm } from './schedule-form.tsx';
import { SendBackForm } from './send-back-form.tsx';
import { stepTexts } from './texts.ts';

interface DecideProps {
  readonly post: WrittenPost;
  /** What was typed has to be there first. */
  readonly save: () => Promise<boolean>;
}

/** What can be done with the post now. A PIN that is not fresh is asked for before it is published. */
export function Decide({ post, save }: DecideProps) {
  const t = useText(stepTexts);
  const formats = useFormats();
  const { isBusy, take, press } = useSteps(post, save);
  const [opened, setOpened] = useState<PersonStep>();
  /** A form that did its work goes away, also where the same step could be taken once more. */
  async function takeAndClose(decision: Decision): Promise<void> {
    await take(decision);
    setOpened(undefined);
  }
  const read = post.texts.find(({ read_slug: slug }) => slug !== null);
  const hasChanges = post.texts.some((each) => each.has_changes);
  return (
    <section aria-labelledby="decide" className="card flex flex-col gap-4 p-5">
      <h2 id="decide" className="text-lg">
        {t('decide')}
      </h2>
      <p className="text-sm text-ink-2">
        {t(`state.${post.state}.text`)}
        {post.scheduled_for && (
          <time dateTime={post.scheduled_for} className="num block font-semibold text-ink">
            {formats.exact(post.scheduled_for)}
          </time>
        )}
      </p>
      {post.state === 'published' && read?.read_slug && (
        <Link href={postPath(read.read_slug)} look="standalone" className="self-start">
          {t('read')}
        </Link>
      )}
      {post.state === 'published' && hasChanges && <p className="text-sm">{t('has_changes')}</p>}
      {post.steps.length === 0 ? (
        <p className="text-sm">{t('no.step')}</p>
      ) : (
        <div className="flex flex-wrap gap-3">
          {post.steps.map((step) => (
            <Button
              key={step}
              size="small"
              look={step === 'publish' || step === 'submit' ? 'primary' : 'secondary'}
              busy={isBusy && opened === undefined}
              {...((step === 'send_back' || step === 'schedule') && { 'aria-expanded': opened === step })}
              onClick={() => {
                if (step === 'send_back' || step === 'schedule')
                  setOpened(opened === step ? undefined : step);
                else void press({ step });
              }}
            >
              {step === 'publish' && post.state === 'published' ? t('step.publish_again') : t(`step.${step}`)}
            </Button>
          ))}
        </div>
      )}
      {opened === 'send_back' && post.steps.includes('send_back') && (
        <SendBackForm post={post} take={takeAndClose} />
      )}
      {opened === 'schedule' && post.steps.includes('schedule') && (
        <ScheduleForm post={post} take={takeAndClose} />
      )}
    </section>
  );
}

function useSteps(post: WrittenPost, save: () => Promise<boolean>) {
  const t = useText(stepTexts);
  const say = useSentences(useStepSentences());
  const toasts = useToasts();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { attempt } = useKeptAttempt(`blog.step.${post.id}`, z.unknown());
  const { version } = post;
  /** Throws where the step was not taken. */
  async function take(decision: Decision): Promise<void> {
    if (post.may_change && !(await save())) throw new Error('what was typed is not saved');
    try {
      const moved = await attempt({ ...decision, version }, (key) => sendStep(post, decision, key));
      if (moved === undefined) return;
      keepPost(client, moved);
      toasts.show({ tone: 'ok', title: t(`event.${decision.step}`) });
    } catch (failure) {
      await rereadPost(client, post.id);
      throw failure;
    }
  }
  async function press(decision: Decision): Promise<void> {
    setBusy(true);
    try {
      await take(decision);
    } catch (failure) {
      toasts.show({ tone: 'bad', title: t('failed'), description: say.failure(failure) });
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, take, press };
}

function sendStep({ id, version }: WrittenPost, decision: Decision, key: string): Promise<WrittenPost> {
  switch (decision.step) {
    case 'submit':
    case 'withdraw':
      return reviewPost(id, { step: decision.step, version }, key);
    case 'send_back':
      return reviewPost(id, { ...decision, version }, key);
    case 'schedule':
      return publishPost(id, { ...decision, version }, key);
    default:
      return publishPost(id, { step: decision.step, version }, key);
  }
}
