import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  state: '準備中',
  will: 'このサービスでできること',
  honest:
    'このサービスはまだ作っている途中です。ここではまだ何も動かず、ほかの画面もこれに依存していません。',
  back: '前のページに戻る',
  home: 'ホームへ',
  dashboard: 'ダッシュボードへ',
  'not-found.title': 'このアドレスにページはありません',
  'not-found.text':
    'アドレスが間違っているか、ページが移動した可能性があります。アドレスを確かめるか、次のいずれかからお進みください。',
  'not-found.code': 'エラー404',
  'about.contact': 'ここからお問い合わせを送り、メールで返信を受け取れるようになります。',
  'about.legals': '利用規約、プライバシー通知、そのほかの法的文書が、日付と過去の版とともにここに並びます。',
  'about.benefits-individuals':
    'このページでは、EGCRが個人に提供するものを紹介します：所得支援、ウォレット、信用レポート、債務の支援。',
  'about.benefits-businesses':
    'このページでは、EconomicOSを通じて企業に提供するものを紹介します：登録、助成金、支払い、資本の調達。',
  'about.benefits-governments':
    'このページでは、GovOSを通じて政府に提供するものを紹介します：公的資金、債務管理、市民への支払い。',
  'about.benefits-organizations':
    'このページでは、CivicOSを通じてNGOと機関に提供するものを紹介します：助成金、基金、開かれた報告。',
  'about.blog': '仕事、お金、公共サービスについてのニュースと解説をここで公開します。',
  'about.jobs': '世界求人ボードの募集を、だれでも読めるようにここに一覧します。',
  'about.security': 'このページでは、アカウントとお金の守り方と、弱点の報告方法を説明します。',
  'about.settings': 'プロフィール、ログイン、端末、言語、通知をここで管理できるようになります。',
  'about.services': '個人、企業、政府、機関向けのすべてのサービスをここに一覧します。',
  'about.services-business': '企業はここで登録、確認、助成金、支払い、資本を利用できるようになります。',
  'about.services-personal':
    '仕事、所得支援、助成金、信用レポート、債務の支援をここで利用できるようになります。',
  'about.services-government':
    '政府はここから基金、債務プログラム、市民への支払いを運営できるようになります。',
  'about.services-ngo':
    'NGOと機関はここから助成金を申請し、プログラムを運営し、開かれた報告をできるようになります。',
  'about.business-reserve': '地方準備制度により、地域と企業が準備金を保有・発行・償還できるようになります。',
  'about.grants': '個人、企業、政府向けの助成金を探し、申請し、進み具合を追えるようになります。',
  'about.job-board': '求人ボードが世界中の仕事と結び付け、仕事がないときは所得支援を始めます。',
  'about.capital-market': 'EGCRに登録された企業のトークンを見て、取引できるようになります。',
  'about.email': 'アカウントとともに、自分専用のメールボックスを持てるようになります。',
  'about.debt': 'すべての債務を、返済計画や解決の提案とともに一か所で見られるようになります。',
  'about.businesses': '所有する企業や勤め先の企業をここに一覧します。',
  'about.business': '企業ごとに、概要、ウォレット、トークン、助成金、文書、設定がここに並びます。',
  'about.credit': '信用レポートをわかりやすい言葉で読み、誤りに異議を申し立てられるようになります。',
  'about.create-service': 'ここでサービスを申し込み、必要なことを順に案内します。',
  'about.registration': '案内付きのひとつのフォームで、途中で保存しながら企業を登録できるようになります。',
  'about.register-business': '企業を登録するための案内付きフォームがここに開きます。',
  'about.business-verification': '企業はここで、自らの身元と所有者を証明できるようになります。',
  'about.directory': '確認済みの企業を探し、公開プロフィールを読めるようになります。',
  'about.business-capital-market': '企業はここでトークンを発行し、資本を集められるようになります。',
  'about.business-admin': '所有者はここで、企業の役割、権限、設定を管理できるようになります。',
  'about.funding-application': '助成金や基金を、回答を保存しながら一歩ずつ申請できるようになります。',
  'about.ai-agents': 'AIエージェントが下書きし、確かめ、説明します。一つひとつ承認するのはあなたです。',
  'about.payment-gateway': '加盟店はどの通貨の支払いも受け付けられ、最も安い経路が自動で選ばれます。',
  'about.business-ai-agents': 'AIエージェントが書類、コンプライアンス、顧客対応で企業を助けます。',
};
