import type { ContactMailTexts } from './types.ts';

export const asian = {
  zh: {
    receipt: {
      subject: '我们已收到您的留言（{reference}）',
      heading: '我们已收到您的留言',
      text: '感谢您的来信。您的编号是 {reference}。每封留言都由专人阅读，我们力争在三个工作日内回复。\n凭编号和此邮箱地址，您可以随时查看处理进度。',
    },
    code: {
      subject: '{reference} 的验证码',
      heading: '您的验证码',
      text: '此验证码用于查看留言 {reference} 的进度，{minutes} 分钟内有效。',
    },
    reply: {
      subject: '我们的回复（{reference}）',
      heading: '{name}，您好',
      smallPrint: '如需补充，请在联系页面留言并注明编号 {reference}。',
    },
    button: '查看留言',
    notYou: '如果您没有给我们写信，无需任何操作。',
  },
  ja: {
    receipt: {
      subject: 'お問い合わせを受け付けました（{reference}）',
      heading: 'お問い合わせを受け付けました',
      text: 'お問い合わせありがとうございます。受付番号は {reference} です。すべてのお問い合わせは担当者が読み、3営業日以内の返信を目指しています。\n受付番号とこのメールアドレスで、いつでも状況をご確認いただけます。',
    },
    code: {
      subject: '{reference} の確認コード',
      heading: '確認コード',
      text: 'お問い合わせ {reference} の状況を表示するためのコードです。{minutes}分間有効です。',
    },
    reply: {
      subject: 'お問い合わせへの回答（{reference}）',
      heading: '{name} 様',
      smallPrint: '追加のご連絡は、お問い合わせページから受付番号 {reference} を添えてお送りください。',
    },
    button: 'お問い合わせを見る',
    notYou: 'お心当たりがない場合は、何もする必要はありません。',
  },
  ko: {
    receipt: {
      subject: '문의를 접수했습니다({reference})',
      heading: '문의를 접수했습니다',
      text: '문의해 주셔서 감사합니다. 접수 번호는 {reference}입니다. 모든 문의는 담당자가 직접 읽으며, 영업일 기준 3일 이내에 답변드리고자 합니다.\n접수 번호와 이 이메일 주소로 언제든지 진행 상황을 확인하실 수 있습니다.',
    },
    code: {
      subject: '{reference} 확인 코드',
      heading: '확인 코드',
      text: '문의 {reference}의 진행 상황을 보여 주는 코드입니다. {minutes}분 동안 유효합니다.',
    },
    reply: {
      subject: '답변이 도착했습니다({reference})',
      heading: '{name} 님, 안녕하세요',
      smallPrint: '추가 문의는 문의 페이지에서 접수 번호 {reference}를 적어 보내 주세요.',
    },
    button: '문의 보기',
    notYou: '문의하신 적이 없다면 아무것도 하지 않으셔도 됩니다.',
  },
  ar: {
    receipt: {
      subject: 'وصلتنا رسالتك ({reference})',
      heading: 'وصلتنا رسالتك',
      text: 'شكرًا لكتابتك إلينا. رقمك المرجعي هو {reference}. يقرأ كل رسالة شخص حقيقي، ونسعى إلى الرد خلال ثلاثة أيام عمل.\nبالرقم المرجعي وهذا العنوان يمكنك أن ترى في أي وقت أين وصلت رسالتك.',
    },
    code: {
      subject: 'رمزك للرسالة {reference}',
      heading: 'رمزك',
      text: 'يُظهر هذا الرمز أين وصلت رسالتك {reference}. وهو صالح لمدة {minutes} دقيقة.',
    },
    reply: {
      subject: 'ردّنا ({reference})',
      heading: 'مرحبًا {name}',
      smallPrint: 'لكتابة المزيد استخدم صفحة الاتصال واذكر الرقم المرجعي {reference}.',
    },
    button: 'عرض رسالتك',
    notYou: 'إن لم تكن قد كتبت إلينا فلا يلزمك فعل شيء.',
  },
} as const satisfies Readonly<Record<string, ContactMailTexts>>;
