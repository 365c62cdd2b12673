import { Button } from '@egcr/ui/button';
import { TextField } from '@egcr/ui/text-field';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import {
  newSlug,
  renameTextCall,
  SLUG_MAX_LENGTH,
  type PostLanguage,
  type WrittenPost,
} from '../../contract/index.ts';
import { keepPost, renameText } from '../desk/queries.ts';
import { editorTexts } from './texts.ts';

interface SlugFormProps {
  readonly post: WrittenPost;
  readonly language: PostLanguage;
  readonly save: () => Promise<boolean>;
}

const slugForm = z.strictObject({ slug: newSlug });

/** The name of the text in addresses. */
export function SlugForm({ post, language, save }: SlugFormProps) {
  const t = useText(editorTexts);
  const client = useQueryClient();
  const text = post.texts.find((each) => each.language === language);
  const form = useSchemaForm({
    schema: slugForm,
    defaultValues: { slug: text?.slug ?? '' },
    sentences: sentences(
      renameTextCall,
      {
        post_locked: t('locked'),
        slug_taken: ({ members: { post_title: title } }) =>
          typeof title === 'string' && title !== '' ? t('slug.taken', { title }) : t('slug.taken.hidden'),
      },
      ({ code }) =>
        code === 'slug_reserved'
          ? t('slug.reserved')
          : code === 'slug_form' || code === 'format'
            ? t('slug.form')
            : undefined,
    ),
  });
  if (text === undefined) return null;
  async function send({ slug }: z.output<typeof slugForm>): Promise<void> {
    if (!(await save())) return;
    keepPost(client, await renameText(post.id, language, slug));
  }
  return (
    <section aria-labelledby="slug" className="card flex flex-col gap-4 p-5">
      <h2 id="slug" className="text-lg">
        {t('slug')}
      </h2>
      <FormShell
        form={form}
        onSubmit={form.submit(send)}
        action={
          post.may_change && (
            <Button type="submit" size="small" look="secondary" busy={form.isBusy} className="self-start">
              {t('slug.send')}
            </Button>
          )
        }
      >
        <TextField
          label={t('slug.label')}
          hint={
            text.read_slug !== null && text.read_slug !== text.slug
              ? t('slug.former', { slug: text.read_slug })
              : t('slug.hint')
          }
          dir="ltr"
          maxLength={SLUG_MAX_LENGTH}
          readOnly={!post.may_change}
          {...form.field('slug')}
        />
      </FormShell>
    </section>
  );
}
