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
    email_change_current: {
      subject: '이메일 주소 변경을 확인해 주세요',
      heading: '이메일 주소 변경을 확인해 주세요',
      text: '계정의 이메일 주소 변경이 요청되었습니다. 이곳과 새 주소에서 모두 확인하기 전에는 아무것도 바뀌지 않습니다.',
      button: '변경 확인',
    },
    email_change_new: {
      subject: '새 이메일 주소를 확인해 주세요',
      heading: '새 이메일 주소를 확인해 주세요',
      text: '이제부터 계정에서 이 이메일 주소를 사용해도 되는지 확인해 주세요.',
      button: '이 주소 확인',
    },
    invite: {
      subject: 'EGCR에 초대되었습니다',
      heading: 'EGCR에 초대되었습니다',
      text: '회원님을 위한 계정이 만들어졌습니다. 초대를 수락하고 비밀번호를 정해 주세요.',
      button: '초대 수락',
    },
  },
  undoMails: {
    email: {
      subject: '이메일 주소가 변경되었습니다',
      heading: '이메일 주소가 변경되었습니다',
      text: '이 주소는 더 이상 계정에 속하지 않습니다. 본인이 한 일이 아니라면 계정을 되찾으세요. 이전 주소로 돌아가고 모든 기기에서 로그아웃됩니다.',
      button: '변경 취소',
    },
    phone: {
      subject: '전화번호가 변경되었습니다',
      heading: '전화번호가 변경되었습니다',
      text: '계정의 전화번호가 바뀌었습니다. 본인이 한 일이 아니라면 계정을 되찾으세요. 이전 번호로 돌아가고 모든 기기에서 로그아웃됩니다.',
      button: '변경 취소',
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
    email_changed: {
      subject: '이제 이 주소가 회원님의 이메일입니다',
      heading: '이제 이 주소가 회원님의 이메일입니다',
      text: '앞으로 이 주소로 메일을 보내며, 이 주소로 로그인합니다.',
    },
    contact_reverted: {
      subject: '이전 주소로 돌아왔습니다',
      heading: '이전 주소로 돌아왔습니다',
      text: '변경이 취소되었고 모든 기기에서 로그아웃되었습니다. 계속하기 전에 새 비밀번호를 정해 주세요.',
    },
    factor_added: {
      subject: '인증 앱이 추가되었습니다',
      heading: '인증 앱이 추가되었습니다',
      text: '이제 계정에서 이 앱의 코드를 물을 수 있습니다.',
    },
    factor_removed: {
      subject: '인증 앱이 삭제되었습니다',
      heading: '인증 앱이 삭제되었습니다',
      text: '계정에서 더 이상 이 앱의 코드를 묻지 않습니다.',
    },
    recovery_codes_made: {
      subject: '새 복구 코드가 있습니다',
      heading: '새 복구 코드가 있습니다',
      text: '이전 복구 코드는 더 이상 쓸 수 없습니다. 새 코드를 안전한 곳에 보관해 주세요.',
    },
    recovery_code_used: {
      subject: '복구 코드가 사용되었습니다',
      heading: '복구 코드가 사용되었습니다',
      text: '복구 코드 하나로 로그인이 이루어졌습니다. 그 코드는 다시 쓸 수 없습니다.',
    },
    passkey_added: {
      subject: '패스키가 추가되었습니다',
      heading: '패스키가 추가되었습니다',
      text: '이제 이 패스키로 계정에 로그인할 수 있습니다.',
    },
    passkey_removed: {
      subject: '패스키가 삭제되었습니다',
      heading: '패스키가 삭제되었습니다',
      text: '이 패스키로는 더 이상 로그인할 수 없습니다.',
    },
    session_reused: {
      subject: '세션 하나를 종료했습니다',
      heading: '세션 하나를 종료했습니다',
      text: '세션의 로그인 정보가 두 번 사용되어 복사되었을 수 있습니다. 해당 세션을 종료했습니다. 다시 로그인하세요.',
    },
    new_device: {
      subject: '계정에 새로운 로그인이 있습니다',
      heading: '계정에 새로운 로그인이 있습니다',
      text: '이전에 본 적이 없는 브라우저나 기기에서 계정이 열렸습니다.',
    },
    staff_invitation: {
      subject: 'EGCR 직원 역할이 부여되었습니다',
      heading: '2단계 인증을 추가하세요',
      text: '2단계 인증을 추가하면 EGCR을 대신해 작업할 수 있습니다. 보안 설정을 열어 인증 앱이나 패스키를 추가하고, 요청되면 이 초대 코드를 입력하세요. 24시간 동안 한 번만 사용할 수 있습니다: {token}',
    },
    money_held: {
      subject: '24시간 동안 지갑에서 돈이 나갈 수 없습니다',
      heading: '자금이 24시간 동안 보류됩니다',
      text: '비밀번호, PIN 또는 연락처가 설정 또는 재설정되어 24시간 동안 지갑에서 돈이 나가지 않습니다. 설정에서 다른 연락처나 2단계 인증으로 더 일찍 해제할 수 있습니다. 본인이 아니라면 지금 바로 알려 주세요.',
    },
    money_released: {
      subject: '자금 보류가 해제되었습니다',
      heading: '자금 보류가 해제되었습니다',
      text: '본인임이 확인되었습니다. 이제 지갑에서 다시 돈을 보낼 수 있습니다.',
    },
    roles_changed: {
      subject: '누군가의 역할이 변경되었습니다',
      heading: '누군가의 역할이 변경되었습니다',
      text: '누군가가 EGCR을 대신해 일하는 역할을 받거나 잃었습니다. 누구인지는 최고 관리자 감독 화면의 감사 기록에서 확인할 수 있습니다. 의도한 일이 아니라면 즉시 조치하세요.',
    },
    proposal_waiting: {
      subject: '제안이 두 번째 사람의 결정을 기다리고 있습니다',
      heading: '제안이 두 번째 사람의 결정을 기다리고 있습니다',
      text: '최고 관리자가 두 사람이 필요한 작업을 제안했습니다. 최고 관리자 감독 화면에서 내용을 확인하고 승인하거나 거절하세요. 다른 최고 관리자가 결정할 때까지 아무 일도 일어나지 않습니다.',
    },
    sms_stopped: {
      subject: '문자 발송이 중단되었습니다',
      heading: '문자 발송이 중단되었습니다',
      text: '한 국가 또는 전체로 나간 코드가 너무 많거나 거의 입력되지 않았습니다. 그 시간 또는 그날이 끝날 때까지 그곳으로는 보내지 않습니다. 어디인지는 최고 관리자 감독 화면의 감사 기록에서 확인할 수 있습니다.',
    },
  },
  mail: {
    undoValidity: '{hours}시간 동안 한 번만 쓸 수 있습니다.',
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
    phoneChange: '{code} EGCR 계정에 이 번호를 확인하는 코드입니다. {minutes}분 동안 유효합니다.',
    phoneChanged:
      'EGCR 계정의 전화번호가 변경되었습니다. 본인이 아니라면 {hours}시간 안에 취소하세요: {link}',
    moneyHeld:
      'EGCR: 비밀번호, PIN 또는 연락처가 설정 또는 재설정되어 24시간 동안 지갑에서 돈이 나가지 않습니다. 본인이 아니라면 지금 알려 주세요.',
    holdRelease:
      '{code} 은(는) EGCR 코드입니다. 자금 보류를 해제하며 {minutes}분간 유효합니다. 누구에게도 알려 주지 마세요.',
  },
  linkPage: {
    title: '한 단계 남았습니다',
    text: '버튼을 눌러 계속하세요. 메일 필터가 아니라 사람이 링크를 열었는지 확인합니다.',
    button: '계속',
  },
  undoPage: {
    title: '변경을 취소할까요?',
    text: '이전 주소나 번호로 돌아가고, 모든 기기에서 로그아웃되며, 그 뒤에 추가된 패스키와 인증 앱이 삭제됩니다.',
    button: '변경 취소',
    doneTitle: '계정을 되찾았습니다',
    doneText:
      '이전 주소나 번호로 돌아왔고 모든 기기에서 로그아웃되었습니다. 로그인하여 새 비밀번호를 정해 주세요.',
    goneTitle: '이 링크는 더 이상 쓸 수 없습니다',
    goneText: '이미 사용되었거나 72시간이 지났습니다. 도움이 필요하면 고객 지원에 문의해 주세요.',
  },
};
