import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { RadioGroup } from '@egcr/ui/radio-group';
import { call } from '@egcr/web-kit/call';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import * as z from 'zod/mini';

import { declareTieCall, ties, type Review } from '../../contract/index.ts';
import { reviewsKey } from './queries.ts';
import { useReviewSentences } from './review-sentences.ts';
import { tieTexts } from './ties/texts.ts';

type Tie = (typeof ties)[number] | 'none';

interface DeclareFormProps {
  readonly review: Review;
  readonly isFirst: boolean;
}

/** Says whether anything ties the reviewer to the application: before it opens, and again where they recognise it later. */
export function DeclareForm(props: DeclareFormProps) {
  const t = useText(tieTexts);
  if (props.isFirst)
    return (
      <div className="flex flex-col gap-4 p-5">
        <h3 className="font-semibold">{t('tie')}</h3>
        <Fields {...props} />
      </div>
    );
  return (
    <details className="p-5">
      <summary className="min-h-6 cursor-pointer font-semibold">{t('tie.later')}</summary>
      <div className="pt-4">
        <Fields {...props} />
      </div>
    </details>
  );
}

function Fields({ review, isFirst }: DeclareFormProps) {
  const t = useText(tieTexts);
  const name = useId();
  const [tie, setTie] = useState<Tie>();
  const { declare, problem, forget, isBusy } = useDeclaring(review);
  const choices: readonly Tie[] = isFirst ? ['none', ...ties] : ties;
  const opens = tie === 'none' || (tie === undefined && isFirst);
  return (
    <form
      noValidate
      method="post"
      aria-label={t(isFirst ? 'tie' : 'tie.later')}
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void declare(tie);
      }}
    >
      <RadioGroup
        name={name}
        label={t(isFirst ? 'tie.label' : 'tie.which')}
        hint={t('tie.hint')}
        look="cards"
        value={tie}
        error={tie === undefined ? problem : undefined}
        onValueChange={(value) => {
          setTie(choices.find((each) => each === value));
          forget();
        }}
        options={choices.map((each) => ({ value: each, label: t(`tie.${each}`) }))}
      />
      {tie !== undefined && problem !== undefined && (
        <Banner tone="bad" isLive>
          {problem}
        </Banner>
      )}
      <Button type="submit" look={isFirst ? 'primary' : 'secondary'} className="self-start" busy={isBusy}>
        {t(opens ? 'tie.open' : 'tie.hand')}
      </Button>
    </form>
  );
}

function useDeclaring({ id, version }: Review) {
  const t = useText(tieTexts);
  const say = useSentences(useReviewSentences());
  const client = useQueryClient();
  const { attempt } = useKeptAttempt(`grants.tie.${id}`, z.unknown());
  const [found, setFound] = useState<'none_chosen' | { readonly failure: unknown }>();
  const [isBusy, setBusy] = useState(false);
  async function declare(tie: Tie | undefined): Promise<void> {
    if (tie === undefined) return setFound('none_chosen');
    setFound(undefined);
    setBusy(true);
    const body = { version, tie };
    try {
      await attempt(body, (key) => call(declareTieCall, { params: { id }, body }, { idempotencyKey: key }));
    } catch (failure) {
      setFound({ failure });
    } finally {
      setBusy(false);
      await client.invalidateQueries({ queryKey: reviewsKey });
    }
  }
  const problem = found && (found === 'none_chosen' ? t('tie.choose') : say.failure(found.failure));
  return { declare, problem, forget: () => setFound(undefined), isBusy };
}
