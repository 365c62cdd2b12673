// Written by `npm run client` from generated/openapi.json.

export type paths = {
    "/api/v1/checkout-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your checkout sessions, newest first. Words are looked for in titles and in the values of your metadata; an id finds its session, or that of its payment. */
        get: operations["payments.list_checkouts"];
        put?: never;
        /** Begins a checkout session for one order: a page where your customer pays it once, and then goes back to your shop. */
        post: operations["payments.make_checkout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/checkout-sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One checkout session, for its shop. */
        get: operations["payments.read_checkout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/checkout-sessions/{id}/expire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a checkout session that nobody has paid. Safe to repeat. */
        post: operations["payments.expire_checkout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/developers/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to your payments, newest first, for 30 days. A key sees the events of its own mode. */
        get: operations["developers.list_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Disputes of payments to you, or of those that you made, newest first. */
        get: operations["payments.list_disputes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/disputes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One dispute, for its two sides. */
        get: operations["payments.read_dispute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payment-balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What your sales have brought, as the ledger holds it: pending, and available for a payout. */
        get: operations["payments.read_balance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payment-balance/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The entries of the ledger that a figure of your balance is the sum of, newest first. Words are looked for in the newest 10,000 from where a page begins. */
        get: operations["connectors.list_balance_entries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payment-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your payment links, newest first. */
        get: operations["payments.list_links"];
        put?: never;
        /** Makes a link that people pay: for one amount, or for one that the payer chooses. */
        post: operations["payments.make_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payment-links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One payment link, for its merchant. */
        get: operations["payments.read_link"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payment-links/{id}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Switches a payment link off, or on again. Safe to repeat. */
        put: operations["payments.switch_link"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payments of your links, newest first; with a link only those of it. */
        get: operations["payments.list_payments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One payment, for its payer and its merchant. */
        get: operations["payments.read_payment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a payment that is not paid, for its payer or its merchant. What is held goes back; only the merchant ends that. */
        post: operations["payments.cancel_payment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/{id}/capture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the money that is held for a payment, in whole or in part, once, for its merchant. What is not taken goes back to the payer. */
        post: operations["payments.capture_payment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/{id}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a payment back to its payer, in whole or in part, for its merchant: from their sales, then from their wallet. The fee is not returned. A person confirms it with their PIN, an API key has a limit for each day. */
        post: operations["payments.refund_payment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payout-room": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much of your sales can be paid out right now, by currency, and where it can go. It says what a larger payout needs. */
        get: operations["payouts.read_room"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payout-schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When your sales are paid out by themselves, one schedule for each currency. */
        get: operations["payouts.list_schedules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payouts of your sales to your wallet, newest first, with those that wait. */
        get: operations["payouts.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
};
export type webhooks = Record<string, never>;
export type components = {
    schemas: {
        ApiEvent: {
            id: components["schemas"]["Uuid"];
            type: components["schemas"]["DevelopersType"];
            /** @enum {string} */
            mode: "test" | "live";
            at: components["schemas"]["Instant"];
            object: {
                [key: string]: unknown;
            };
        };
        BalanceEntry: {
            transfer_id: components["schemas"]["Uuid"];
            number: string;
            /** @enum {string} */
            reason: "sale" | "fee" | "settlement" | "payout" | "refund" | "dispute" | "recovery" | "other";
            amount: components["schemas"]["Money"];
            /** @enum {string} */
            direction: "in" | "out";
            balance: components["schemas"]["Money"];
            at: components["schemas"]["Instant"];
            payment: {
                id: components["schemas"]["Uuid"];
                title: string;
            } | null;
        };
        CheckoutSession: {
            id: components["schemas"]["Uuid"];
            url: string;
            state: components["schemas"]["PaymentsListCheckoutsItemsState"];
            title: string;
            amount: components["schemas"]["Money"];
            /** @enum {string} */
            capture: "automatic" | "manual";
            is_test: boolean;
            metadata: {
                [key: string]: string;
            };
            success_url: string;
            cancel_url: string | null;
            link_id: components["schemas"]["Uuid"];
            payment: {
                id: components["schemas"]["Uuid"];
                state: components["schemas"]["PaymentsStartPaymentState"];
            } | null;
            created_at: components["schemas"]["Instant"];
            expires_at: components["schemas"]["Instant"];
        };
        /** @enum {string} */
        DevelopersType: "payment.succeeded" | "payment.authorized" | "payment.requires_action" | "payment.failed" | "payment.canceled" | "payment.available" | "payment.refunded" | "payment.reviewed" | "dispute.created" | "dispute.updated" | "dispute.closed";
        Dispute: {
            id: components["schemas"]["Uuid"];
            reference: string;
            payment_id: components["schemas"]["Uuid"];
            role: ("payer" | "merchant") | null;
            state: components["schemas"]["PaymentsStartPaymentDisputeState"];
            title: string;
            rail: string;
            reason: components["schemas"]["PaymentsReadDisputeDeskItemsReason"];
            amount: components["schemas"]["Money"];
            reserved: components["schemas"]["MoneyOrNull"];
            statement: string | null;
            evidence: string | null;
            answered_at: components["schemas"]["InstantOrNull"];
            earlier_answer: {
                evidence: string;
                at: components["schemas"]["Instant"];
            } | null;
            decision: string | null;
            files: {
                number: number;
                /** @enum {string} */
                by: "payer" | "merchant";
                /** @enum {string} */
                media_type: "application/pdf" | "image/png" | "image/jpeg" | "image/webp";
                size_bytes: number;
                at: components["schemas"]["Instant"];
            }[];
            steps: {
                state: components["schemas"]["PaymentsStartPaymentDisputeState"];
                /** @enum {string} */
                by: "payer" | "merchant" | "rail" | "staff" | "time";
                at: components["schemas"]["Instant"];
            }[];
            opened_at: components["schemas"]["Instant"];
            due_at: components["schemas"]["Instant"];
            ended_at: components["schemas"]["InstantOrNull"];
            merchant: components["schemas"]["PartyOrNull"];
            payer: components["schemas"]["PartyOrNull"];
            is_test: boolean;
            is_sample: boolean;
        };
        Instant: string;
        InstantOrNull: components["schemas"]["Instant"] | null;
        MerchantBalance: {
            asset: string;
            pending: components["schemas"]["Money"];
            available: components["schemas"]["Money"];
            reserved: components["schemas"]["Money"];
            owed: components["schemas"]["Money"];
        };
        Money: {
            value: string;
            assetCode: string;
            assetScale: number;
        };
        MoneyOrNull: components["schemas"]["Money"] | null;
        NextStep: {
            /** @enum {string} */
            action: "try" | "query_status" | "wait" | "step_up" | "schedule" | "stop";
            rail: string | null;
            /** @enum {string} */
            reason: "first_attempt" | "technical_failure" | "known_absent" | "status_unknown" | "authentication_required" | "soft_decline" | "authenticated_decline" | "second_soft_decline" | "insufficient_funds" | "hard_decline" | "attempts_spent" | "budget_spent" | "instrument_spent" | "rails_spent";
        };
        Party: {
            user_id: components["schemas"]["Uuid"];
            username: string;
            name: string;
        };
        PartyOrNull: components["schemas"]["Party"] | null;
        Payment: {
            id: components["schemas"]["Uuid"];
            reference: string;
            /** @enum {string} */
            role: "merchant" | "payer";
            state: components["schemas"]["PaymentsStartPaymentState"];
            title: string;
            amount: components["schemas"]["Money"];
            fee: components["schemas"]["MoneyOrNull"];
            link_id: components["schemas"]["Uuid"];
            method: ("wallet" | "card" | "open_payments" | "test_number") | null;
            next_action: {
                /** @enum {string} */
                kind: "redirect" | "simulated_bank";
                url: string | null;
                until: components["schemas"]["Instant"];
            } | null;
            merchant: components["schemas"]["PartyOrNull"];
            payer: components["schemas"]["PartyOrNull"];
            created_at: components["schemas"]["Instant"];
            ended_at: components["schemas"]["InstantOrNull"];
            /** @enum {string} */
            capture: "automatic" | "manual";
            authorized: components["schemas"]["MoneyOrNull"];
            capture_until: components["schemas"]["InstantOrNull"];
            available_at: components["schemas"]["InstantOrNull"];
            is_available: boolean;
            is_sample: boolean;
            metadata: {
                [key: string]: string;
            };
            is_test: boolean;
            attempts: components["schemas"]["PaymentAttempt"][];
            refunded: components["schemas"]["Money"];
            refunds: {
                id: components["schemas"]["Uuid"];
                amount: components["schemas"]["Money"];
                at: components["schemas"]["Instant"];
                state: components["schemas"]["PaymentsStartPaymentAttemptsState"];
            }[];
            disputed: components["schemas"]["Money"];
            dispute: {
                id: components["schemas"]["Uuid"];
                state: components["schemas"]["PaymentsStartPaymentDisputeState"];
            } | null;
            is_blocked: boolean;
            in_review: boolean;
            return_url: string | null;
        };
        PaymentAttempt: {
            number: number;
            rail: string;
            state: components["schemas"]["PaymentsStartPaymentAttemptsState"];
            failure: components["schemas"]["PaymentsFailure"] | null;
            took_ms: number | null;
            instrument: ("accepted" | "accepted_abroad" | "declined" | "declined_once" | "trouble_once" | "no_funds" | "expired" | "stolen" | "answer_lost" | "request_lost" | "challenge" | "late" | "dispute_won" | "dispute_lost" | "dispute_warning" | "settles_short" | "settles_never" | "settles_twice" | "mobile_accepted" | "mobile_declined") | null;
            at: components["schemas"]["Instant"];
            decision: components["schemas"]["RoutingDecision"] | null;
        };
        PaymentLink: {
            id: components["schemas"]["Uuid"];
            title: string;
            asset: string;
            amount: components["schemas"]["MoneyOrNull"];
            state: components["schemas"]["PaymentsReadCheckoutPageState"];
            expires_at: components["schemas"]["InstantOrNull"];
            /** @enum {string} */
            capture: "automatic" | "manual";
            is_sample: boolean;
            is_test: boolean;
            stock: number | null;
            sold: number;
            created_at: components["schemas"]["Instant"];
            metadata: {
                [key: string]: string;
            };
        };
        /** @enum {string} */
        PaymentsFailure: "connect_error" | "server_error" | "rate_limit" | "issuer_unavailable" | "processing_error" | "try_again_later" | "timeout" | "authentication_required" | "do_not_honor" | "generic_decline" | "insufficient_funds" | "stolen_card" | "lost_card" | "pickup_card" | "invalid_account" | "closed_account" | "fraudulent" | "expired_card" | "advice_never" | "abandoned";
        /** @enum {string} */
        PaymentsListCheckoutsItemsState: "open" | "complete" | "expired";
        /** @enum {string} */
        PaymentsReadCheckoutPageState: "active" | "inactive" | "expired" | "exhausted";
        /** @enum {string} */
        PaymentsReadDisputeDeskItemsReason: "not_received" | "not_as_described" | "duplicate" | "fraudulent" | "refund_missing" | "other";
        /** @enum {string} */
        PaymentsStartPaymentAttemptsState: "pending" | "succeeded" | "failed";
        /** @enum {string} */
        PaymentsStartPaymentDisputeState: "warning_needs_response" | "warning_under_review" | "warning_closed" | "needs_response" | "under_review" | "won" | "lost" | "prevented";
        /** @enum {string} */
        PaymentsStartPaymentState: "requires_payment_method" | "requires_confirmation" | "requires_action" | "processing" | "requires_capture" | "succeeded" | "canceled";
        Payout: {
            id: components["schemas"]["Uuid"];
            amount: components["schemas"]["Money"];
            state: components["schemas"]["PayoutsState"];
            is_scheduled: boolean;
            asked_at: components["schemas"]["Instant"];
            asked_by: string;
            may_confirm: boolean;
            may_cancel: boolean;
            due_at: components["schemas"]["InstantOrNull"];
            ended_at: components["schemas"]["InstantOrNull"];
            reference: string | null;
            reason: string | null;
        };
        PayoutRoom: {
            asset: string;
            pending: components["schemas"]["Money"];
            available: components["schemas"]["Money"];
            waiting: components["schemas"]["Money"];
            reserved: components["schemas"]["Money"];
            most: components["schemas"]["Money"];
            minimum: components["schemas"]["Money"];
            at_once: components["schemas"]["Money"];
            at_once_until: components["schemas"]["Instant"];
            /** @enum {string} */
            beyond: "second_member" | "day";
            is_frozen: boolean;
            ways: {
                /** @enum {string} */
                way: "wallet" | "bank_account";
                through: "wallet" | null;
            }[];
        };
        PayoutSchedule: {
            asset: string;
            cadence: components["schemas"]["PayoutsCadence"];
            weekday: number | null;
            month_day: number | null;
            time_zone: string;
            minimum: components["schemas"]["Money"];
            next_at: components["schemas"]["Instant"];
            set_by: string;
        };
        /** @enum {string} */
        PayoutsCadence: "daily" | "weekly" | "monthly";
        /** @enum {string} */
        PayoutsState: "asked" | "waiting" | "held" | "blocked" | "paid" | "declined" | "canceled" | "expired" | "failed";
        Problem: {
            type: string;
            title: string;
            status: number;
            code: string;
            detail?: string;
            errors?: {
                field: string;
                code: string;
                params?: {
                    [key: string]: string | number;
                };
            }[];
            request_id: string;
        } & {
            [key: string]: unknown;
        };
        RoutingDecision: {
            chosen: string | null;
            /** @enum {string} */
            reason: "no_route" | "rule" | "only_one" | "all_down" | "exploration" | "expected_value" | "success_rate";
            order: string[];
            candidates: components["schemas"]["WeighedRail"][];
            rule: {
                name: string;
                version?: number;
                title?: string;
                rails: string[];
                is_enforced: boolean;
            } | null;
            exploration: {
                draw: string;
                is_explored: boolean;
            } | null;
            next: components["schemas"]["NextStep"];
            seed: string;
            at: components["schemas"]["Instant"];
        };
        Uuid: string;
        WeighedRail: {
            rail: string;
            removed_by: ("disabled" | "outage" | "method" | "currency" | "payer_country" | "payee_country" | "amount" | "capture" | "three_d_secure" | "not_allowed" | "liquidity" | "fx_path") | null;
            success_rate: string | null;
            success_key: ("country" | "currency" | "method" | "rail" | "given") | null;
            real_outcomes: number;
            breaker: ("closed" | "open" | "half_open") | null;
            is_eliminated: boolean;
            cost_bps: string | null;
            expected_value: string | null;
            path: {
                edges: string[];
                rate: string;
                receives: string;
                spread_bps: string;
            } | null;
        };
    };
    responses: {
        /**
         * @description `in_progress`: The same request is still being worked on; ask again shortly.
         *     `already_done`: The same request was done so long ago that its answer is kept no more; nothing was done again.
         *     `business_status_forbids`: The register does not let a business with this status do this; members: state, the status now.
         */
        InProgressOrAlreadyDoneOrBusinessStatusForbids: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "in_progress" | "already_done" | "business_status_forbids";
                };
            };
        };
        /** @description `insufficient_funds`: The available balance in that currency is smaller than the amount. */
        InsufficientFunds: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "insufficient_funds";
                };
            };
        };
        /** @description `internal`: Something went wrong on our side. */
        Internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "internal";
                };
            };
        };
        /** @description `malformed_request`: The request could not be read: broken JSON, headers or address. */
        MalformedRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "malformed_request";
                };
            };
        };
        /**
         * @description `malformed_request`: The request could not be read: broken JSON, headers or address.
         *     `idempotency_key_required`: This call needs an Idempotency-Key header.
         */
        MalformedRequestOrIdempotencyKeyRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "malformed_request" | "idempotency_key_required";
                };
            };
        };
        /**
         * @description `network_refused`: The API key is not for use from this network address.
         *     `scope_required`: The API key lacks the scope of this call; members: scope.
         *     `profile_incomplete`: The profile has to be completed first.
         *     `role_required`: This call is reserved for people with another role.
         */
        NetworkRefusedOrScopeRequiredOrProfileIncompleteOrRoleRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "network_refused" | "scope_required" | "profile_incomplete" | "role_required";
                };
            };
        };
        /**
         * @description `network_refused`: The API key is not for use from this network address.
         *     `scope_required`: The API key lacks the scope of this call; members: scope.
         *     `profile_incomplete`: The profile has to be completed first.
         *     `role_required`: This call is reserved for people with another role.
         *     `link_limit_reached`: There are as many active links as one merchant may have.
         */
        NetworkRefusedOrScopeRequiredOrProfileIncompleteOrRoleRequiredOrLinkLimitReached: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "network_refused" | "scope_required" | "profile_incomplete" | "role_required" | "link_limit_reached";
                };
            };
        };
        /** @description `not_found`: There is nothing at this address. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "not_found";
                };
            };
        };
        /** @description `overloaded`: The server is busy; repeat the call after Retry-After. */
        Overloaded: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "overloaded";
                };
            };
        };
        /** @description `payment_closed`: The payment is paid, canceled or on its way; members: state. */
        PaymentClosed: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "payment_closed";
                };
            };
        };
        /** @description Done. */
        PaymentsListDisputesAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    items: components["schemas"]["Dispute"][];
                    next: string | null;
                };
            };
        };
        /** @description Done. */
        PaymentsReadCheckoutAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CheckoutSession"];
            };
        };
        /** @description Done. */
        PaymentsReadDisputeAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Dispute"];
            };
        };
        /** @description Done. */
        PaymentsReadLinkAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PaymentLink"];
            };
        };
        /** @description Done. */
        PaymentsReadPaymentAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Payment"];
            };
        };
        /**
         * @description `pin_locked`: Too many wrong PINs; wait until locked_until.
         *     `money_held`: Credentials of this account were reset a short time ago: no money can leave it until then; members: held_until.
         *     `wallet_frozen`: You have frozen your wallet: no money can leave it until you let it go.
         *     `recipient_unavailable`: The recipient cannot receive this money at present.
         *     `account_frozen`: No money can leave this account at present.
         *     `business_wallet_frozen`: The wallet of this business is frozen: no money can leave it.
         */
        PinLockedOrMoneyHeldOrWalletFrozenOrRecipientUnavailableOrAccountFrozenOrBusinessWalletFrozen: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "pin_locked" | "money_held" | "wallet_frozen" | "recipient_unavailable" | "account_frozen" | "business_wallet_frozen";
                };
            };
        };
        /** @description `rate_limited`: Too many requests; wait as long as Retry-After says. */
        RateLimited: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "rate_limited";
                };
            };
        };
        /**
         * @description `token_missing`: This call needs a bearer access token.
         *     `token_invalid`: The access token cannot be verified.
         *     `token_expired`: The access token has expired; refresh it and repeat the call.
         *     `session_expired`: The session has ended, or was idle for too long.
         */
        SignInRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "token_missing" | "token_invalid" | "token_expired" | "session_expired";
                };
            };
        };
        /**
         * @description `token_missing`: This call needs a bearer access token.
         *     `token_invalid`: The access token cannot be verified.
         *     `token_expired`: The access token has expired; refresh it and repeat the call.
         *     `session_expired`: The session has ended, or was idle for too long.
         *     `pin_required`: The PIN has to be verified first, or again.
         */
        SignInRequiredOrPinRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "token_missing" | "token_invalid" | "token_expired" | "session_expired" | "pin_required";
                };
            };
        };
        /** @description `too_large`: The request is larger than this call accepts. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "too_large";
                };
            };
        };
        /** @description `unsupported_media_type`: Send the body as application/json. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "unsupported_media_type";
                };
            };
        };
        /** @description `validation_failed`: One or more fields do not validate; every issue is listed. */
        ValidationFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "validation_failed";
                };
            };
        };
        /**
         * @description `validation_failed`: One or more fields do not validate; every issue is listed.
         *     `idempotency_mismatch`: This Idempotency-Key was used before with another body.
         *     `invalid_amount`: The amount is zero, negative, not whole minor units of its currency, or too large.
         *     `unknown_currency`: This wallet does not keep that currency.
         */
        ValidationFailedOrIdempotencyMismatchOrInvalidAmountOrUnknownCurrency: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "validation_failed" | "idempotency_mismatch" | "invalid_amount" | "unknown_currency";
                };
            };
        };
        /**
         * @description `validation_failed`: One or more fields do not validate; every issue is listed.
         *     `idempotency_mismatch`: This Idempotency-Key was used before with another body.
         *     `pin_format`: A PIN is six digits.
         *     `unknown_currency`: This wallet does not keep that currency.
         *     `invalid_amount`: The amount is zero, negative, not whole minor units of its currency, or too large.
         */
        ValidationFailedOrIdempotencyMismatchOrPinFormatOrUnknownCurrencyOrInvalidAmount: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "validation_failed" | "idempotency_mismatch" | "pin_format" | "unknown_currency" | "invalid_amount";
                };
            };
        };
    };
    parameters: {
        After: string;
        Asset: string;
        /** @description The id of a business for which you call, where you have the right “view” in its team. Absent: you call for yourself. */
        ConnectorsListBalanceEntriesActingFor: string;
        ConnectorsListBalanceEntriesWords: string;
        /** @description The id of a business for which you call, where you have the right “pay” in its team. Absent: you call for yourself. */
        DevelopersChooseEventsActingFor: string;
        DevelopersListEventsType: components["schemas"]["DevelopersType"];
        Figure: "available" | "pending" | "reserved" | "owed";
        IdAsString: string;
        /** @description Made by the caller, one for each thing to be done. A repeat with the same key and body within 7 days gets the first answer, refusals included. Later, what was done is refused with already_done. */
        IdempotencyKey: string;
        Limit: number;
        Mode: "test" | "live";
        PaymentLink: components["schemas"]["Uuid"];
        PaymentsListCheckoutsState: components["schemas"]["PaymentsListCheckoutsItemsState"];
        PaymentsListDisputesState: components["schemas"]["PaymentsStartPaymentDisputeState"];
        PaymentsListLinksState: components["schemas"]["PaymentsReadCheckoutPageState"];
        PaymentsListPaymentsState: components["schemas"]["PaymentsStartPaymentState"];
        PayoutsExportState: components["schemas"]["PayoutsState"];
        Role: "payer" | "merchant";
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait. */
        RetryAfter: number;
    };
    pathItems: never;
};
export type $defs = Record<string, never>;
export interface operations {
    "payments.list_checkouts": {
        parameters: {
            query?: {
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                state?: components["parameters"]["PaymentsListCheckoutsState"];
                mode?: components["parameters"]["Mode"];
                words?: components["parameters"]["ConnectorsListBalanceEntriesWords"];
            };
            header?: {
                /** @description The id of a business for which you call, where you have the right “view” in its team. Absent: you call for yourself. */
                "Acting-For"?: components["parameters"]["ConnectorsListBalanceEntriesActingFor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["CheckoutSession"][];
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["NetworkRefusedOrScopeRequiredOrProfileIncompleteOrRoleRequired"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "payments.make_checkout": {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the caller, one for each thing to be done. A repeat with the same key and body within 7 days gets the first answer, refusals included. Later, what was done is refused with already_done. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The id of a business for which you call, where you have the right “pay” in its team. Absent: you call for yourself. */
                "Acting-For"?: components["parameters"]["DevelopersChooseEventsActingFor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    amount: components["schemas"]["Money"];
                    success_url: string;
                    cancel_url?: string | null;
                    expires_in_minutes?: number | null;
                    capture?: ("automatic" | "manual") | null;
                    metadata?: {
                        [key: string]: string;
                    } | null;
                    is_test?: boolean | null;
                };
            };
        };
        responses: {
            201: components["responses"]["PaymentsReadCheckoutAnswer"];
            400: components["responses"]["MalformedRequestOrIdempotencyKeyRequired"];
            401: components["responses"]["SignInRequired"];
            /**
             * @description `network_refused`: The API key is not for use from this network address.
             *     `scope_required`: The API key lacks the scope of this call; members: scope.
             *     `profile_incomplete`: The profile has to be completed first.
             *     `role_required`: This call is reserved for people with another role.
             *     `checkout_limit_reached`: There are as many open checkout sessions as one merchant may have.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "network_refused" | "scope_required" | "profile_incomplete" | "role_required" | "checkout_limit_reached";
                    };
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["InProgressOrAlreadyDoneOrBusinessStatusForbids"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyMismatchOrInvalidAmountOrUnknownCurrency"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "payments.read_checkout": {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of a business for which you call, where you have the right “view” in its team. Absent: you call for yourself. */
                "Acting-For"?: components["parameters"]["ConnectorsListBalanceEntriesActingFor"];
            };
            path: {
                id: components["parameters"]["IdAsString"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PaymentsReadCheckoutAnswer"];
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["NetworkRefusedOrScopeRequiredOrProfileIncompleteOrRoleRequired"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "payments.expire_checkout": {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of a business for which you call, where you have the right “pay” in its team. Absent: you call for yourself. */
                "Acting-For"?: components["parameters"]["DevelopersChooseEventsActingFor"];
            };
            path: {
                id: components["parameters"]["IdAsString"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PaymentsReadCheckoutAnswer"];
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["NetworkRefusedOrScopeRequiredOrProfileIncompleteOrRoleRequired"];
            404: components["responses"]["NotFound"];
            /** @description `checkout_closed`: The checkout session is paid, being paid or expired; members: state. */
            409: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "checkout_closed";
                    };
                };
            };
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "developers.list_events": {
        parameters: {
            query?: {
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                type?: components["parameters"]["DevelopersListEventsType"];
                mode?: components["parameters"]["Mode"];
                words?: components["parameters"]["ConnectorsListBalanceEntriesWords"];
            };
            header?: {
                /** @description The id of a business for which you call, where you have the right “view” in its team. Absent: you call for yourself. */
                "Acting-For"?: components["parameters"]["ConnectorsListBalanceEntriesActingFor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ApiEvent"][];
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["NetworkRefusedOrScopeRequiredOrProfileIncompleteOrRoleRequired"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "payments.list_disputes": {
        parameters: {
            query?: {
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                role?: components["parameters"]["Role"];
                state?: components["parameters"]["PaymentsListDisputesState"];
                mode?: components["parameters"]["Mode"];
                words?: components["parameters"]["ConnectorsListBalanceEntriesWords"];
            };
            header?: {
                /** @description The id of a business for which you call, where you have the right “view” in its team. Absent: you call for yourself. */
                "Acting-For"?: components["parameters"]["ConnectorsListBalanceEntriesActingFor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PaymentsListDisputesAnswer"];
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["NetworkRefusedOrScopeRequiredOrProfileIncompleteOrRoleRequired"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "payments.read_dispute": {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of a business for which you call, where you have the right “view” in its team. Absent: you call for yourself. */
                "Acting-For"?: components["parameters"]["ConnectorsListBalanceEntriesActingFor"];
            };
            path: {
                id: components["parameters"]["IdAsString"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PaymentsReadDisputeAnswer"];
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["NetworkRefusedOrScopeRequiredOrProfileIncompleteOrRoleRequired"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "payments.read_balance": {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of a business for which you call, where you have the right “view” in its team. Absent: you call for yourself. */
                "Acting-For"?: components["parameters"]["ConnectorsListBalanceEntriesActingFor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["MerchantBalance"][];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["NetworkRefusedOrScopeRequiredOrProfileIncompleteOrRoleRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "connectors.list_balance_entries": {
        parameters: {
            query?: {
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                asset?: components["parameters"]["Asset"];
                figure?: components["parameters"]["Figure"];
                words?: components["parameters"]["ConnectorsListBalanceEntriesWords"];
            };
            header?: {
                /** @description The id of a business for which you call, where you have the right “view” in its team. Absent: you call for yourself. */
                "Acting-For"?: components["parameters"]["ConnectorsListBalanceEntriesActingFor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["BalanceEntry"][];
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["NetworkRefusedOrScopeRequiredOrProfileIncompleteOrRoleRequired"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "payments.list_links": {
        parameters: {
            query?: {
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                state?: components["parameters"]["PaymentsListLinksState"];
                mode?: components["parameters"]["Mode"];
                words?: components["parameters"]["ConnectorsListBalanceEntriesWords"];
            };
            header?: {
                /** @description The id of a business for which you call, where you have the right “view” in its team. Absent: you call for yourself. */
                "Acting-For"?: components["parameters"]["ConnectorsListBalanceEntriesActingFor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["PaymentLink"][];
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["NetworkRefusedOrScopeRequiredOrProfileIncompleteOrRoleRequired"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "payments.make_link": {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the caller, one for each thing to be done. A repeat with the same key and body within 7 days gets the first answer, refusals included. Later, what was done is refused with already_done. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The id of a business for which you call, where you have the right “pay” in its team. Absent: you call for yourself. */
                "Acting-For"?: components["parameters"]["DevelopersChooseEventsActingFor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    amount?: components["schemas"]["MoneyOrNull"];
                    asset?: string | null;
                    stock?: number | null;
                    expires_in_days?: number | null;
                    capture?: ("automatic" | "manual") | null;
                    metadata?: {
                        [key: string]: string;
                    } | null;
                    is_test?: boolean | null;
                };
            };
        };
        responses: {
            201: components["responses"]["PaymentsReadLinkAnswer"];
            400: components["responses"]["MalformedRequestOrIdempotencyKeyRequired"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["NetworkRefusedOrScopeRequiredOrProfileIncompleteOrRoleRequiredOrLinkLimitReached"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InProgressOrAlreadyDoneOrBusinessStatusForbids"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyMismatchOrInvalidAmountOrUnknownCurrency"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "payments.read_link": {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of a business for which you call, where you have the right “view” in its team. Absent: you call for yourself. */
                "Acting-For"?: components["parameters"]["ConnectorsListBalanceEntriesActingFor"];
            };
            path: {
                id: components["parameters"]["IdAsString"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PaymentsReadLinkAnswer"];
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["NetworkRefusedOrScopeRequiredOrProfileIncompleteOrRoleRequired"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "payments.switch_link": {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of a business for which you call, where you have the right “pay” in its team. Absent: you call for yourself. */
                "Acting-For"?: components["parameters"]["DevelopersChooseEventsActingFor"];
            };
            path: {
                id: components["parameters"]["IdAsString"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    state: "active" | "inactive";
                };
            };
        };
        responses: {
            200: components["responses"]["PaymentsReadLinkAnswer"];
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["NetworkRefusedOrScopeRequiredOrProfileIncompleteOrRoleRequiredOrLinkLimitReached"];
            404: components["responses"]["NotFound"];
            /**
             * @description `business_status_forbids`: The register does not let a business with this status do this; members: state, the status now.
             *     `link_closed`: The link is switched off, expired or sold out; members: state.
             */
            409: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "business_status_forbids" | "link_closed";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "payments.list_payments": {
        parameters: {
            query?: {
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                state?: components["parameters"]["PaymentsListPaymentsState"];
                payment_link?: components["parameters"]["PaymentLink"];
                mode?: components["parameters"]["Mode"];
                words?: components["parameters"]["ConnectorsListBalanceEntriesWords"];
            };
            header?: {
                /** @description The id of a business for which you call, where you have the right “view” in its team. Absent: you call for yourself. */
                "Acting-For"?: components["parameters"]["ConnectorsListBalanceEntriesActingFor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Payment"][];
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["NetworkRefusedOrScopeRequiredOrProfileIncompleteOrRoleRequired"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "payments.read_payment": {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of a business for which you call, where you have the right “view” in its team. Absent: you call for yourself. */
                "Acting-For"?: components["parameters"]["ConnectorsListBalanceEntriesActingFor"];
            };
            path: {
                id: components["parameters"]["IdAsString"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PaymentsReadPaymentAnswer"];
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["NetworkRefusedOrScopeRequiredOrProfileIncompleteOrRoleRequired"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "payments.cancel_payment": {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of a business for which you call, where you have the right “pay” in its team. Absent: you call for yourself. */
                "Acting-For"?: components["parameters"]["DevelopersChooseEventsActingFor"];
            };
            path: {
                id: components["parameters"]["IdAsString"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PaymentsReadPaymentAnswer"];
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["NetworkRefusedOrScopeRequiredOrProfileIncompleteOrRoleRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PaymentClosed"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "payments.capture_payment": {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the caller, one for each thing to be done. A repeat with the same key and body within 7 days gets the first answer, refusals included. Later, what was done is refused with already_done. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The id of a business for which you call, where you have the right “pay” in its team. Absent: you call for yourself. */
                "Acting-For"?: components["parameters"]["DevelopersChooseEventsActingFor"];
            };
            path: {
                id: components["parameters"]["IdAsString"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    amount?: components["schemas"]["MoneyOrNull"];
                };
            };
        };
        responses: {
            200: components["responses"]["PaymentsReadPaymentAnswer"];
            400: components["responses"]["MalformedRequestOrIdempotencyKeyRequired"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["NetworkRefusedOrScopeRequiredOrProfileIncompleteOrRoleRequired"];
            404: components["responses"]["NotFound"];
            /**
             * @description `in_progress`: The same request is still being worked on; ask again shortly.
             *     `already_done`: The same request was done so long ago that its answer is kept no more; nothing was done again.
             *     `payment_not_held`: No money is held for the payment; members: state.
             *     `over_hold`: That is more than what remains of the money set aside.
             */
            409: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "in_progress" | "already_done" | "payment_not_held" | "over_hold";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `validation_failed`: One or more fields do not validate; every issue is listed.
             *     `idempotency_mismatch`: This Idempotency-Key was used before with another body.
             *     `unknown_currency`: This wallet does not keep that currency.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "validation_failed" | "idempotency_mismatch" | "unknown_currency";
                    };
                };
            };
            /** @description `payer_unavailable`: The money of the payer can’t be taken at present. It stays held. */
            423: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "payer_unavailable";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "payments.refund_payment": {
        parameters: {
            query?: never;
            header: {
                /** @description Made by the caller, one for each thing to be done. A repeat with the same key and body within 7 days gets the first answer, refusals included. Later, what was done is refused with already_done. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The id of a business for which you call, where you have the right “pay” in its team. Absent: you call for yourself. */
                "Acting-For"?: components["parameters"]["DevelopersChooseEventsActingFor"];
            };
            path: {
                id: components["parameters"]["IdAsString"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    amount?: components["schemas"]["MoneyOrNull"];
                    pin?: string;
                };
            };
        };
        responses: {
            201: components["responses"]["PaymentsReadPaymentAnswer"];
            400: components["responses"]["MalformedRequestOrIdempotencyKeyRequired"];
            401: components["responses"]["SignInRequiredOrPinRequired"];
            402: components["responses"]["InsufficientFunds"];
            /**
             * @description `network_refused`: The API key is not for use from this network address.
             *     `scope_required`: The API key lacks the scope of this call; members: scope.
             *     `profile_incomplete`: The profile has to be completed first.
             *     `role_required`: This call is reserved for people with another role.
             *     `pin_reset_required`: Too many wrong PINs in a day; the PIN has to be reset.
             *     `pin_incorrect`: The PIN is wrong; attempts_left tells how many tries remain.
             *     `over_key_limit`: It is more than the API key may still give back today (UTC); members: left, in minor units.
             *     `account_banned`: This account is blocked: no money can leave it.
             *     `over_limit_transfer`: The amount is above what you let leave your wallet at once; members: remaining.
             *     `over_limit_day`: The amount is above what you still let leave your wallet today; members: remaining.
             *     `over_limit_month`: The amount is above what you still let leave your wallet this month; members: remaining.
             *     `second_member_required`: Another member of the team confirms this payment, not the one who asked for it.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "network_refused" | "scope_required" | "profile_incomplete" | "role_required" | "pin_reset_required" | "pin_incorrect" | "over_key_limit" | "account_banned" | "over_limit_transfer" | "over_limit_day" | "over_limit_month" | "second_member_required";
                    };
                };
            };
            404: components["responses"]["NotFound"];
            /**
             * @description `in_progress`: The same request is still being worked on; ask again shortly.
             *     `already_done`: The same request was done so long ago that its answer is kept no more; nothing was done again.
             *     `pin_not_set`: There is no PIN yet; set one first.
             *     `payment_unpaid`: The payment is not paid, so nothing can be given back; members: state.
             *     `over_payment`: That is more than what remains of the payment that is given back.
             *     `limit_rate_stale`: A limit is set in another currency, and no rate of now leads to it, so that the payment cannot be counted.
             *     `business_status_forbids`: The register does not let a business with this status do this; members: state, the status now.
             */
            409: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "in_progress" | "already_done" | "pin_not_set" | "payment_unpaid" | "over_payment" | "limit_rate_stale" | "business_status_forbids";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrIdempotencyMismatchOrPinFormatOrUnknownCurrencyOrInvalidAmount"];
            423: components["responses"]["PinLockedOrMoneyHeldOrWalletFrozenOrRecipientUnavailableOrAccountFrozenOrBusinessWalletFrozen"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "payouts.read_room": {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of a business for which you call, where you have the right “view” in its team. Absent: you call for yourself. */
                "Acting-For"?: components["parameters"]["ConnectorsListBalanceEntriesActingFor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["PayoutRoom"][];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["NetworkRefusedOrScopeRequiredOrProfileIncompleteOrRoleRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "payouts.list_schedules": {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of a business for which you call, where you have the right “view” in its team. Absent: you call for yourself. */
                "Acting-For"?: components["parameters"]["ConnectorsListBalanceEntriesActingFor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["PayoutSchedule"][];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["NetworkRefusedOrScopeRequiredOrProfileIncompleteOrRoleRequired"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    "payouts.list": {
        parameters: {
            query?: {
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                state?: components["parameters"]["PayoutsExportState"];
                words?: components["parameters"]["ConnectorsListBalanceEntriesWords"];
            };
            header?: {
                /** @description The id of a business for which you call, where you have the right “view” in its team. Absent: you call for yourself. */
                "Acting-For"?: components["parameters"]["ConnectorsListBalanceEntriesActingFor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Payout"][];
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["NetworkRefusedOrScopeRequiredOrProfileIncompleteOrRoleRequired"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
}
