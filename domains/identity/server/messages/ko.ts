import type { IdentityMessages } from './types.ts';

export const ko: IdentityMessages = {
  direction: 'ltr',
  linkMails: {
    email_signup: {
      subject: '이메일 주소를 확인해 주세요',
      heading: 'EGCR에 오신 것을 환영합니다',
      text: '이 이메일 주소를 확인하면 계정을 사용할 수 있습니다.',
      button: '이메일 주소 확인',
    },
    email_signin: {
      subject: '로그인 링크',
      heading: 'EGCR에 로그인',
      text: '로그인하려는 기기에서 링크를 열어 주세요.',
      button: '로그인',
    },
    recovery: {
      subject: '비밀번호 재설정',
      heading: '새 비밀번호를 정해 주세요',
      text: '회원님 계정의 비밀번호를 재설정해 달라는 요청이 있었습니다.',
      button: '비밀번호 재설정',
    },
    pin_reset: {
      subject: 'PIN 재설정',
      heading: '새 PIN을 정해 주세요',
      text: '평소 쓰는 기기에서 링크를 열어 주세요. 비밀번호도 함께 묻습니다.',
      button: 'PIN 재설정',
    },
  },
  reauthentication: {
    subject: '확인 코드',
    heading: '본인인지 확인해 주세요',
    text: '요청받은 화면에 이 코드를 입력해 주세요.',
  },
  notices: {
    password_changed: {
      subject: '비밀번호가 변경되었습니다',
      heading: '비밀번호가 변경되었습니다',
      text: '다른 브라우저와 기기에서는 로그아웃되었습니다.',
    },
    pin_changed: {
      subject: 'PIN이 변경되었습니다',
      heading: 'PIN이 변경되었습니다',
      text: '이제 새 PIN으로만 지갑을 열 수 있습니다.',
    },
    pin_locked: {
      subject: 'PIN을 너무 많이 틀렸습니다',
      heading: '모든 기기에서 로그아웃했습니다',
      text: '오늘 PIN이 너무 많이 잘못 입력되었습니다. 다시 로그인하여 PIN을 재설정해 주세요.',
    },
    account_exists: {
      subject: '이미 계정이 있습니다',
      heading: '이미 계정이 있습니다',
      text: '누군가 이 이메일 주소로 가입을 시도했습니다. 평소처럼 로그인하거나, 비밀번호를 잊었다면 재설정해 주세요.',
    },
  },
  mail: {
    codeLabel: '또는 이 코드를 입력하세요:',
    validity: '{minutes}분 동안 한 번만 쓸 수 있습니다.',
    notAsked: '요청한 적이 없다면 아무것도 하지 않아도 됩니다.',
    notYou: '본인이 한 일이 아니라면 바로 비밀번호를 재설정해 주세요.',
    signature: 'EGCR',
  },
  sms: {
    signup: '{code} EGCR 계정 확인 코드입니다. {minutes}분 동안 유효합니다.',
    code: '{code} EGCR 코드입니다. {minutes}분 동안 유효합니다.',
    pinReset: '{code} EGCR PIN 재설정 코드입니다. {minutes}분 동안 유효합니다. 아무에게도 알려 주지 마세요.',
  },
  linkPage: {
    title: '한 단계 남았습니다',
    text: '버튼을 눌러 계속하세요. 메일 필터가 아니라 사람이 링크를 열었는지 확인합니다.',
    button: '계속',
  },
};
