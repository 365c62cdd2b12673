import { texts } from '@egcr/web-kit/messages';

/** What the bell says to authors of posts. */
export const noticeTexts = texts({
  'blog.returned': {
    en: 'An editor sent back your post “{title}” with a note',
    es: 'Una editora te ha devuelto el artículo «{title}» con una nota',
    fr: 'La rédaction vous a renvoyé l’article « {title} » avec une note',
    de: 'Die Redaktion hat Ihren Beitrag „{title}“ mit einer Notiz zurückgegeben',
    it: 'La redazione ti ha restituito l’articolo «{title}» con una nota',
    pt: 'A redação devolveu seu artigo “{title}” com uma nota',
    zh: '编辑附上说明，退回了您的文章“{title}”',
    ja: '編集者が記事「{title}」をメモ付きで差し戻しました',
    ko: '편집자가 메모와 함께 ‘{title}’ 글을 돌려보냈습니다',
    ar: 'أعاد إليك المحرر مقالك «{title}» مع ملاحظة',
  },
  'blog.held_back': {
    en: 'Your post “{title}” wasn’t published: something must be mended first',
    es: 'Tu artículo «{title}» no se ha publicado: antes hay que corregir algo',
    fr: 'Votre article « {title} » n’a pas été publié : il faut d’abord corriger quelque chose',
    de: 'Ihr Beitrag „{title}“ wurde nicht veröffentlicht: Vorher ist etwas zu verbessern',
    it: 'Il tuo articolo «{title}» non è stato pubblicato: prima va corretto qualcosa',
    pt: 'Seu artigo “{title}” não foi publicado: antes é preciso corrigir algo',
    zh: '您的文章“{title}”未发布：需要先修改',
    ja: '記事「{title}」は公開されませんでした。先に直すところがあります',
    ko: '‘{title}’ 글이 공개되지 않았습니다. 먼저 고칠 것이 있습니다',
    ar: 'لم يُنشر مقالك «{title}»: يجب إصلاح شيء أولًا',
  },
  'blog.is_public': {
    en: 'Your post “{title}” is now public',
    es: 'Tu artículo «{title}» ya es público',
    fr: 'Votre article « {title} » est maintenant public',
    de: 'Ihr Beitrag „{title}“ ist jetzt öffentlich',
    it: 'Il tuo articolo «{title}» ora è pubblico',
    pt: 'Seu artigo “{title}” já é público',
    zh: '您的文章“{title}”现已公开',
    ja: '記事「{title}」が公開されました',
    ko: '‘{title}’ 글이 공개되었습니다',
    ar: 'مقالك «{title}» أصبح علنيًا',
  },
});
