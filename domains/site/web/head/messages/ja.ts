import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  landing:
    '仕事・お金・公共サービスをひとつのアカウントで。いま使えるもの：JVDと9つの通貨のウォレットと支払い。準備中：助成、信用、求人、事業。',
  legals: '利用規約、プライバシー、Cookieなど、EGCRのすべての法的文書。各版と変更点を確認し、印刷できます。',
  whitepaper:
    'EGCRの枠組みを最初から最後まで。通貨、準備、基金、安全策を説明し、数値ごとに主張・目標・実測を示します。',
  'benefits-individuals':
    '個人にとってのEGCR。JVDの口座、報酬のある仕事、信用、助成、公共サービスを、ご自身の数値で試せる計算とともに紹介します。',
  'benefits-businesses':
    '企業にとってのEGCR。代金の受け取り、採用、信用と基金、登記と市場を、ご自身の数値で試せる計算とともに紹介します。',
  'benefits-governments':
    '政府にとってのEGCR。助成、債務の解消、雇用、公共サービスを、ご自身の数値で試せる計算とともに紹介します。',
  'benefits-organizations':
    'NGOや機関にとってのEGCR。基金、事業、支払い、報告を、ご自身の数値で試せる計算とともに紹介します。',
  security:
    'EGCRがアカウントとお金を守るしくみ。ログイン、PIN、封印された台帳、暗号化、そして弱点をお知らせいただく方法です。',
  contact:
    'アカウント、支払い、提携、取材についてEGCRにお書きください。お送りいただいた内容の進み具合も確認できます。',
  auth: 'メール、電話番号、パスキーでEGCRにログインするか、アカウントを作成できます。',
  'verification-example':
    'EGCRのアカウントの本人確認がどのようなものかを、架空のデータで順を追って示します。',
  verify: 'EGCRの控えを確かめます。封印された台帳に記されているか、いつ記されたかがわかります。',
  'not-found': 'EGCRのこのアドレスにページはありません。',
  script:
    'このページのメニュー、フォーム、最新の数値にはJavaScriptが必要です。APIは /api/referenceで説明しています。',
};
