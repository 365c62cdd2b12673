import { Button } from '@egcr/ui/button';
import { NativeSelect } from '@egcr/ui/native-select';
import { TextField } from '@egcr/ui/text-field';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { useRouter } from '@egcr/web-kit/router.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { postLanguage, postLanguages, startPostCall, TITLE_MAX_LENGTH } from '../../contract/index.ts';
import { editorPath } from './desk-address.ts';
import { useLanguageNames } from './language-names.ts';
import { keepPost, startPost, useCategories } from './queries.ts';
import { deskTexts } from './texts.ts';

const NAME = 'blog.start';
const startForm = z.strictObject({
  title: z.string().check(
    z.refine((title) => title.trim() !== '', 'required'),
    z.maxLength(TITLE_MAX_LENGTH),
  ),
  language: postLanguage,
  category: z.string().check(z.minLength(1, 'required')),
});

/** Begins a post and leads to where it is written. */
export function StartPost() {
  const t = useText(deskTexts);
  const { language } = useLanguage();
  const router = useRouter();
  const client = useQueryClient();
  const categories = useCategories();
  const nameOf = useLanguageNames();
  const { attempt } = useKeptAttempt(NAME, z.unknown());
  const form = useKeptForm({
    name: NAME,
    keeps: ['title'],
    schema: startForm,
    defaultValues: { title: '', language, category: 'platform' },
    sentences: sentences(startPostCall, { category_unknown: t('category.unknown') }),
  });
  async function send(body: z.output<typeof startForm>): Promise<void> {
    const post = await attempt(body, (key) => startPost(body, key));
    if (post === undefined) return;
    keepPost(client, post);
    router.go(editorPath(post.id));
  }
  return (
    <section aria-labelledby="start-post" className="card flex flex-col gap-5 p-5">
      <h2 id="start-post" className="text-lg">
        {t('start')}
      </h2>
      <FormShell
        form={form}
        onSubmit={form.submit(send)}
        action={
          <Button type="submit" busy={form.isBusy} className="self-start">
            {t('start.send')}
          </Button>
        }
      >
        <TextField
          label={t('start.title')}
          maxLength={TITLE_MAX_LENGTH}
          dir="auto"
          {...form.field('title')}
        />
        <NativeSelect
          label={t('language')}
          {...form.field('language')}
          options={postLanguages.map((value) => ({ value, label: nameOf(value) }))}
        />
        <NativeSelect
          label={t('category')}
          {...form.field('category')}
          options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
      </FormShell>
    </section>
  );
}
