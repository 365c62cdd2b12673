import type { IdentityMessages } from './types.ts';

export const ja: IdentityMessages = {
  direction: 'ltr',
  linkMails: {
    email_signup: {
      subject: 'メールアドレスの確認',
      heading: 'EGCRへようこそ',
      text: 'このメールアドレスを確認すると、アカウントをお使いいただけます。',
      button: 'メールアドレスを確認する',
    },
    email_signin: {
      subject: 'ログイン用リンク',
      heading: 'EGCRにログイン',
      text: 'ログインする端末でリンクを開いてください。',
      button: 'ログインする',
    },
    recovery: {
      subject: 'パスワードの再設定',
      heading: '新しいパスワードを設定',
      text: 'あなたのアカウントのパスワード再設定が申し込まれました。',
      button: 'パスワードを再設定する',
    },
    pin_reset: {
      subject: 'PINの再設定',
      heading: '新しいPINを設定',
      text: 'いつもお使いの端末でリンクを開いてください。パスワードもお尋ねします。',
      button: 'PINを再設定する',
    },
    email_change_current: {
      subject: 'メールアドレスの変更を確認してください',
      heading: 'メールアドレスの変更を確認してください',
      text: 'アカウントのメールアドレスの変更が申し込まれました。こちらと新しいアドレスの両方で確認するまで、何も変わりません。',
      button: '変更を確認する',
    },
    email_change_new: {
      subject: '新しいメールアドレスを確認してください',
      heading: '新しいメールアドレスを確認してください',
      text: '今後アカウントでこのメールアドレスを使うことを確認してください。',
      button: 'このアドレスを確認する',
    },
    invite: {
      subject: 'EGCRへの招待',
      heading: 'EGCRへの招待',
      text: 'あなたのアカウントが作成されました。招待を受けて、パスワードを決めてください。',
      button: '招待を受ける',
    },
  },
  undoMails: {
    email: {
      subject: 'メールアドレスが変更されました',
      heading: 'メールアドレスが変更されました',
      text: 'このアドレスはアカウントから外れました。ご本人でない場合は取り戻してください。元のアドレスに戻り、すべての端末からログアウトします。',
      button: '変更を取り消す',
    },
    phone: {
      subject: '電話番号が変更されました',
      heading: '電話番号が変更されました',
      text: 'アカウントの電話番号が変わりました。ご本人でない場合は取り戻してください。元の番号に戻り、すべての端末からログアウトします。',
      button: '変更を取り消す',
    },
  },
  reauthentication: {
    subject: '確認コード',
    heading: 'ご本人の確認',
    text: '求められた画面にこのコードを入力してください。',
  },
  notices: {
    password_changed: {
      subject: 'パスワードが変更されました',
      heading: 'パスワードが変更されました',
      text: 'ほかのブラウザーと端末からはログアウトしました。',
    },
    pin_changed: {
      subject: 'PINが変更されました',
      heading: 'PINが変更されました',
      text: '今後は新しいPINだけでウォレットを開けます。',
    },
    pin_locked: {
      subject: 'PINの誤入力が続きました',
      heading: 'すべての端末からログアウトしました',
      text: '本日、PINの誤入力が多すぎました。もう一度ログインしてPINを再設定してください。',
    },
    account_exists: {
      subject: 'アカウントはすでにあります',
      heading: 'アカウントはすでにあります',
      text: 'このメールアドレスで新規登録が試みられました。いつもどおりログインするか、パスワードをお忘れの場合は再設定してください。',
    },
    email_changed: {
      subject: 'これが現在のメールアドレスです',
      heading: 'これが現在のメールアドレスです',
      text: '今後はこのアドレスにお送りします。ログインにもこのアドレスを使います。',
    },
    contact_reverted: {
      subject: '元のアドレスに戻りました',
      heading: '元のアドレスに戻りました',
      text: '変更を取り消し、すべての端末からログアウトしました。続ける前に新しいパスワードを決めてください。',
    },
    factor_added: {
      subject: '認証アプリが追加されました',
      heading: '認証アプリが追加されました',
      text: '今後、このアプリのコードをお尋ねすることがあります。',
    },
    factor_removed: {
      subject: '認証アプリが削除されました',
      heading: '認証アプリが削除されました',
      text: 'このアプリのコードをお尋ねすることはなくなりました。',
    },
    recovery_codes_made: {
      subject: '新しいリカバリーコードができました',
      heading: '新しいリカバリーコードができました',
      text: '以前のリカバリーコードは使えません。新しいコードを安全な場所に保管してください。',
    },
    recovery_code_used: {
      subject: 'リカバリーコードが使われました',
      heading: 'リカバリーコードが使われました',
      text: 'リカバリーコードの一つでログインがありました。このコードはもう使えません。',
    },
    passkey_added: {
      subject: 'パスキーが追加されました',
      heading: 'パスキーが追加されました',
      text: '今後、このパスキーでアカウントにログインできます。',
    },
    passkey_removed: {
      subject: 'パスキーが削除されました',
      heading: 'パスキーが削除されました',
      text: 'このパスキーではログインできなくなりました。',
    },
    session_reused: {
      subject: 'セッションを1つ終了しました',
      heading: 'セッションを1つ終了しました',
      text: 'セッションのログイン情報が二重に使われました。複製された可能性があるため、そのセッションを終了しました。もう一度ログインしてください。',
    },
    new_device: {
      subject: 'アカウントへの新しいログイン',
      heading: 'アカウントへの新しいログイン',
      text: 'これまでに使われたことのないブラウザーまたは端末でアカウントが開かれました。',
    },
    roles_changed: {
      subject: '役割が変更されました',
      heading: '役割が変更されました',
      text: 'EGCRを代表する役割が、だれかに付与されたか取り消されました。だれかはスーパー管理者の監督画面の監査ログで確認できます。意図したものでなければ、すぐに対応してください。',
    },
    sms_stopped: {
      subject: 'SMSの送信を停止しました',
      heading: 'SMSの送信を停止しました',
      text: '一つの国宛て、または全体のコードが多すぎたか、ほとんど入力されませんでした。その時間またはその日が終わるまで、そこへは送信しません。場所はスーパー管理者の監督画面の監査ログで確認できます。',
    },
  },
  mail: {
    undoValidity: '{hours}時間、一度だけ使えます。',
    codeLabel: 'または次のコードを入力してください：',
    validity: '{minutes}分間、一度だけ使えます。',
    notAsked: 'お心当たりがない場合は、何もする必要はありません。',
    notYou: 'ご本人でない場合は、すぐにパスワードを再設定してください。',
    signature: 'EGCR',
  },
  sms: {
    signup: '{code} はEGCRアカウントの確認コードです。{minutes}分間有効です。',
    code: '{code} はEGCRのコードです。{minutes}分間有効です。',
    pinReset: '{code} はEGCRのPINを再設定するコードです。{minutes}分間有効です。誰にも教えないでください。',
    phoneChange: '{code} はこの番号をEGCRアカウントに確認するコードです。{minutes}分間有効です。',
    phoneChanged:
      'EGCRアカウントの電話番号が変更されました。お心当たりがない場合は{hours}時間以内に取り消せます：{link}',
  },
  linkPage: {
    title: 'あと一歩です',
    text: 'ボタンを押して進んでください。リンクを開いたのがメールフィルターではなくご本人であることを確かめます。',
    button: '進む',
  },
  undoPage: {
    title: '変更を取り消しますか？',
    text: '元のアドレスまたは番号に戻り、すべての端末からログアウトし、その後に追加されたパスキーと認証アプリを削除します。',
    button: '変更を取り消す',
    doneTitle: 'アカウントを取り戻しました',
    doneText:
      '元のアドレスまたは番号に戻り、すべての端末からログアウトしました。ログインして新しいパスワードを決めてください。',
    goneTitle: 'このリンクはもう使えません',
    goneText: 'すでに使われたか、72時間が過ぎました。お困りの場合はサポートにご連絡ください。',
  },
};
