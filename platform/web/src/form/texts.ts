import { texts } from '../messages.ts';
import { words } from '@egcr/contract/words';

/** What every form says. */
export const formTexts = texts({
  summary: words.checkFields,
  'files.wait': {
    en: 'A file is still being uploaded. The form continues automatically as soon as it is there.',
    es: 'Todavía se está subiendo un archivo. El formulario continuará solo en cuanto termine.',
    fr: 'Un fichier est encore en cours d’envoi. Le formulaire continuera de lui-même dès qu’il sera arrivé.',
    de: 'Eine Datei wird noch hochgeladen. Das Formular geht von selbst weiter, sobald sie da ist.',
    it: 'Un file è ancora in caricamento. Il modulo proseguirà da solo appena sarà arrivato.',
    pt: 'Um arquivo ainda está sendo enviado. O formulário continuará sozinho assim que ele chegar.',
    zh: '文件仍在上传。上传完成后，表单会自动继续。',
    ja: 'ファイルをアップロードしています。終わりしだい、フォームは自動で先へ進みます。',
    ko: '파일을 아직 업로드하는 중입니다. 업로드가 끝나면 양식이 자동으로 진행됩니다.',
    ar: 'لا يزال أحد الملفات قيد الرفع. سيتابع النموذج من تلقاء نفسه فور اكتماله.',
  },
});
