import { texts } from '@egcr/server-kit/texts';

/** What mails about proposals say. */
export const mailTexts = texts({
  waiting: {
    subject: {
      en: 'A proposal waits for a second person',
      es: 'Una propuesta espera a una segunda persona',
      fr: 'Une proposition attend une deuxième personne',
      de: 'Ein Vorschlag wartet auf eine zweite Person',
      it: 'Una proposta attende una seconda persona',
      pt: 'Uma proposta aguarda uma segunda pessoa',
      zh: '有一项提议等待第二人审批',
      ja: '提案が2人目の承認を待っています',
      ko: '제안이 두 번째 사람의 결정을 기다리고 있습니다',
      ar: 'اقتراح ينتظر شخصًا ثانيًا',
    },
    text: {
      en: 'A colleague has proposed something that takes two people. Read it under super admin oversight, then approve or reject it. Nothing happens until another person decides.',
      es: 'Una persona del equipo ha propuesto algo que requiere dos personas. Léalo en la supervisión de superadministración y apruébelo o rechácelo. No ocurre nada hasta que decida otra persona.',
      fr: 'Une personne de l’équipe a proposé une opération qui demande deux personnes. Lisez-la dans la supervision des super administrateurs, puis approuvez-la ou refusez-la. Rien ne se passe avant qu’une autre personne décide.',
      de: 'Eine Person aus dem Team hat etwas vorgeschlagen, wofür es zwei braucht. Lesen Sie es in der Superadmin-Aufsicht und stimmen Sie zu oder lehnen Sie ab. Bis eine andere Person entscheidet, geschieht nichts.',
      it: 'Una persona del team ha proposto un’operazione che richiede due persone. La legga nella supervisione dei super amministratori, poi la approvi o la rifiuti. Non succede nulla finché non decide un’altra persona.',
      pt: 'Alguém da equipe propôs algo que exige duas pessoas. Leia na supervisão da superadministração e aprove ou recuse. Nada acontece até outra pessoa decidir.',
      zh: '一位工作人员提出了一项需要两人才能执行的操作。请在超级管理员监督页面查看，然后批准或拒绝。在另一位工作人员决定之前，不会执行任何操作。',
      ja: '担当者が、2人の承認が必要な操作を提案しました。スーパー管理者の監督画面で内容を確認し、承認または却下してください。別の担当者が決めるまで、何も実行されません。',
      ko: '담당자가 두 사람이 필요한 작업을 제안했습니다. 최고 관리자 감독 화면에서 내용을 확인하고 승인하거나 거절하세요. 다른 담당자가 결정할 때까지 아무 일도 일어나지 않습니다.',
      ar: 'اقترح أحد أعضاء الفريق إجراءً يتطلب شخصين. اقرأه في صفحة الإشراف على المشرفين العامين ثم وافق عليه أو ارفضه. لن يحدث شيء حتى يقرر شخص آخر.',
    },
  },
});
