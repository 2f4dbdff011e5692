-- A dump of a database at the last of the fifty migrations that 0000_tables.sql replaced, with one game.
SELECT pg_catalog.set_config('search_path', '', false);
CREATE SCHEMA drizzle;
CREATE EXTENSION IF NOT EXISTS cube WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS earthdistance WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
CREATE FUNCTION public.count_guests() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE tee_times SET
      confirmed_count = confirmed_count - (OLD.status = 'approved')::int,
      pending_count = pending_count - (OLD.status = 'pending' AND OLD.expired_at IS NULL)::int
    WHERE id = OLD.tee_time_id AND OLD.status <> 'declined';
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE tee_times SET
      confirmed_count = confirmed_count + (NEW.status = 'approved')::int,
      pending_count = pending_count + (NEW.status = 'pending' AND NEW.expired_at IS NULL)::int
    WHERE id = NEW.tee_time_id AND NEW.status <> 'declined';
  END IF;
  RETURN NULL;
END
$$;
CREATE FUNCTION public.count_participants() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE tee_times SET
      confirmed_count = confirmed_count - spots_taken(OLD),
      pending_count = pending_count - waits_for_host(OLD)
    WHERE id = OLD.tee_time_id AND OLD.status <> 'declined';
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE tee_times SET
      confirmed_count = confirmed_count + spots_taken(NEW),
      pending_count = pending_count + waits_for_host(NEW)
    WHERE id = NEW.tee_time_id AND NEW.status <> 'declined';
  END IF;
  RETURN NULL;
END
$$;
CREATE FUNCTION public.refuse_host_as_participant() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM tee_times WHERE id = NEW.tee_time_id AND host_id = NEW.user_id) THEN
    RAISE EXCEPTION 'the host is not a participant' USING ERRCODE = 'check_violation', CONSTRAINT = 'tee_time_participants_not_host', TABLE = 'tee_time_participants';
  END IF;
  RETURN NEW;
END
$$;
CREATE TABLE public.tee_time_participants (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    tee_time_id uuid NOT NULL,
    user_id uuid NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    message text,
    joined_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    updated_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    answer_due_at timestamp with time zone,
    answer_reminded_at timestamp with time zone,
    waitlisted_at timestamp with time zone,
    offer_expires_at timestamp with time zone,
    expired_at timestamp with time zone,
    declined_tee_time jsonb,
    requested_at timestamp with time zone,
    answered_at timestamp with time zone,
    playing_asked_for timestamp with time zone,
    playing_confirmed_for timestamp with time zone,
    agreed_at timestamp with time zone,
    friends text[] DEFAULT '{}'::text[] NOT NULL,
    is_regular boolean DEFAULT false NOT NULL,
    CONSTRAINT tee_time_participants_alone_in_line CHECK (((waitlisted_at IS NULL) OR (friends = '{}'::text[]))),
    CONSTRAINT tee_time_participants_friends_fit CHECK ((cardinality(friends) <= 2)),
    CONSTRAINT tee_time_participants_offer_in_line CHECK (((offer_expires_at IS NULL) OR (waitlisted_at IS NOT NULL))),
    CONSTRAINT tee_time_participants_status_known CHECK ((status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'declined'::text])))
);
CREATE FUNCTION public.spots_taken(p public.tee_time_participants) RETURNS integer
    LANGUAGE sql IMMUTABLE
    AS $$
  SELECT CASE WHEN p.status = 'confirmed' THEN 1 + cardinality(p.friends) ELSE 0 END
$$;
CREATE FUNCTION public.waits_for_host(p public.tee_time_participants) RETURNS integer
    LANGUAGE sql IMMUTABLE
    AS $$
  SELECT (p.status = 'pending' AND p.waitlisted_at IS NULL AND p.expired_at IS NULL)::int
$$;
CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);
CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;
CREATE TABLE public.arrivals (
    tee_time_id uuid NOT NULL,
    user_id uuid NOT NULL,
    arrived_at timestamp with time zone NOT NULL,
    recorded_at timestamp with time zone NOT NULL
);
CREATE TABLE public.attendance_records (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    tee_time_id uuid NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    settled_at timestamp with time zone,
    withdrawn_at timestamp with time zone,
    excuse text,
    refilled_by uuid,
    marked_at timestamp with time zone,
    mark_outcome text,
    shows_at timestamp with time zone,
    disputed_at timestamp with time zone,
    dispute text,
    decided_at timestamp with time zone,
    decision text,
    decision_reason text,
    CONSTRAINT attendance_records_agreed CHECK ((((mark_outcome = 'agreed'::text) IS NOT TRUE) OR (shows_at IS NOT NULL))),
    CONSTRAINT attendance_records_decided CHECK (((decision IS NULL) = (decided_at IS NULL))),
    CONSTRAINT attendance_records_decision_known CHECK ((decision = ANY (ARRAY['kept'::text, 'removed'::text]))),
    CONSTRAINT attendance_records_dispute_length CHECK (((char_length(dispute) >= 1) AND (char_length(dispute) <= 500))),
    CONSTRAINT attendance_records_disputed CHECK (((dispute IS NULL) = (disputed_at IS NULL))),
    CONSTRAINT attendance_records_excuse_known CHECK ((excuse = ANY (ARRAY['changed'::text, 'refilled'::text]))),
    CONSTRAINT attendance_records_kind_known CHECK ((kind = ANY (ARRAY['showed-up'::text, 'late-withdrawal'::text, 'no-show'::text]))),
    CONSTRAINT attendance_records_marked CHECK (((kind <> 'no-show'::text) OR (marked_at IS NOT NULL))),
    CONSTRAINT attendance_records_outcome_known CHECK ((mark_outcome = ANY (ARRAY['agreed'::text, 'denied'::text, 'taken-back'::text, 'arrived'::text]))),
    CONSTRAINT attendance_records_reason_length CHECK (((char_length(decision_reason) >= 1) AND (char_length(decision_reason) <= 500))),
    CONSTRAINT attendance_records_settled CHECK (((kind = 'late-withdrawal'::text) OR (settled_at IS NOT NULL))),
    CONSTRAINT attendance_records_withdrawn CHECK (((kind = 'late-withdrawal'::text) = (withdrawn_at IS NOT NULL)))
);
CREATE TABLE public.audit_log (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    admin_id uuid,
    action text NOT NULL,
    subject text NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    reported_id uuid,
    reason text
);
CREATE TABLE public.calendar_feeds (
    user_id uuid NOT NULL,
    token_hash text NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
CREATE TABLE public.change_answers (
    proposal_id uuid NOT NULL,
    user_id uuid NOT NULL,
    is_in boolean NOT NULL,
    answered_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
CREATE TABLE public.change_proposals (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    tee_time_id uuid NOT NULL,
    course_id uuid NOT NULL,
    date date NOT NULL,
    "time" text NOT NULL,
    tee_off_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT change_proposals_time_form CHECK (("time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text))
);
CREATE TABLE public.chat_messages (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    tee_time_id uuid NOT NULL,
    seq integer NOT NULL,
    type text DEFAULT 'message'::text NOT NULL,
    user_id uuid,
    message text DEFAULT ''::text NOT NULL,
    client_id text,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    picture_id uuid,
    deleted_at timestamp with time zone,
    CONSTRAINT chat_messages_seq_positive CHECK ((seq > 0)),
    CONSTRAINT chat_messages_text_length CHECK (((type <> 'message'::text) OR ((char_length(message) >= 1) AND (char_length(message) <= 500)))),
    CONSTRAINT chat_messages_type_known CHECK ((type = ANY (ARRAY['message'::text, 'member_joined'::text, 'member_left'::text, 'cancelled'::text])))
);
CREATE TABLE public.chat_mutes (
    tee_time_id uuid NOT NULL,
    user_id uuid NOT NULL
);
CREATE TABLE public.chat_reactions (
    message_id uuid NOT NULL,
    user_id uuid NOT NULL,
    emoji text NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT chat_reactions_emoji_known CHECK ((emoji = ANY (ARRAY['👍'::text, '⛳'::text, '😂'::text, '🔥'::text, '🙌'::text, '❤️'::text])))
);
CREATE TABLE public.chat_reads (
    tee_time_id uuid NOT NULL,
    user_id uuid NOT NULL,
    seq integer NOT NULL,
    CONSTRAINT chat_reads_seq_not_negative CHECK ((seq >= 0))
);
CREATE TABLE public.chat_rooms (
    tee_time_id uuid NOT NULL,
    last_seq integer DEFAULT 0 NOT NULL,
    CONSTRAINT chat_rooms_seq_not_negative CHECK ((last_seq >= 0))
);
CREATE TABLE public.cost_shares (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    tee_time_id uuid NOT NULL,
    golfer_id uuid,
    guest_request_id uuid,
    creditor_id uuid NOT NULL,
    cents integer NOT NULL,
    currency text NOT NULL,
    changed_at timestamp with time zone,
    paid_at timestamp with time zone,
    received_at timestamp with time zone,
    CONSTRAINT cost_shares_cents_range CHECK (((cents >= 0) AND (cents <= 1200000))),
    CONSTRAINT cost_shares_currency_known CHECK ((currency = 'USD'::text)),
    CONSTRAINT cost_shares_not_self CHECK ((golfer_id IS DISTINCT FROM creditor_id)),
    CONSTRAINT cost_shares_of_one CHECK ((num_nonnulls(golfer_id, guest_request_id) = 1))
);
CREATE TABLE public.email_confirmations (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    email text NOT NULL,
    request jsonb NOT NULL,
    user_id uuid,
    browser_hash text,
    hash text,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT email_confirmations_account_known CHECK (((user_id IS NOT NULL) = ((request ->> 'kind'::text) = ANY (ARRAY['account-email'::text, 'email-undo'::text]))))
);
CREATE TABLE public.golf_courses (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    location text NOT NULL,
    city text NOT NULL,
    state text NOT NULL,
    country text DEFAULT 'US'::text NOT NULL,
    image_url text,
    description text,
    phone text,
    website text,
    latitude numeric(10,8),
    longitude numeric(11,8),
    time_zone text NOT NULL,
    identity text NOT NULL,
    search_text text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    archived_at timestamp with time zone,
    CONSTRAINT golf_courses_latitude_range CHECK (((latitude >= ('-90'::integer)::numeric) AND (latitude <= (90)::numeric))),
    CONSTRAINT golf_courses_longitude_range CHECK (((longitude >= ('-180'::integer)::numeric) AND (longitude <= (180)::numeric)))
)
WITH (fillfactor='45');
CREATE TABLE public.golfer_blocks (
    blocker_id uuid NOT NULL,
    blocked_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT golfer_blocks_not_self CHECK ((blocker_id <> blocked_id))
);
CREATE TABLE public.guest_requests (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    tee_time_id uuid NOT NULL,
    guest_name text NOT NULL,
    guest_email text NOT NULL,
    message text,
    status text DEFAULT 'pending'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    erased_at timestamp with time zone,
    answer_due_at timestamp with time zone,
    answer_reminded_at timestamp with time zone,
    expired_at timestamp with time zone,
    answered_at timestamp with time zone,
    held_until timestamp with time zone,
    email_proven_at timestamp with time zone,
    CONSTRAINT guest_requests_status_known CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'declined'::text])))
);
CREATE TABLE public.idempotency_keys (
    owner text NOT NULL,
    key text NOT NULL,
    request_hash text NOT NULL,
    answer json,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.identities (
    issuer text NOT NULL,
    subject text NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    last_used_at timestamp with time zone
);
CREATE TABLE public.identity_requests (
    hash text NOT NULL,
    purpose text NOT NULL,
    user_id uuid,
    state text NOT NULL,
    nonce text NOT NULL,
    verifier text NOT NULL,
    return_to text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT identity_requests_purpose_known CHECK ((purpose = ANY (ARRAY['sign-in'::text, 'connect'::text, 'confirm'::text]))),
    CONSTRAINT identity_requests_user_known CHECK (((user_id IS NULL) = (purpose = 'sign-in'::text)))
);
CREATE TABLE public.installation_secrets (
    name text NOT NULL,
    secret text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.moderation_actions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    report_id uuid NOT NULL,
    golfer_id uuid NOT NULL,
    admin_id uuid NOT NULL,
    action text NOT NULL,
    category text NOT NULL,
    reason text NOT NULL,
    removed jsonb,
    suspended_until timestamp with time zone,
    acknowledged_at timestamp with time zone,
    undone_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT moderation_actions_action_known CHECK ((action = ANY (ARRAY['message-removed'::text, 'picture-hidden'::text, 'game-cancelled'::text, 'warned'::text, 'suspended'::text]))),
    CONSTRAINT moderation_actions_category_known CHECK ((category = ANY (ARRAY['harassment'::text, 'unsafe'::text, 'spam'::text, 'fake'::text, 'picture'::text, 'other'::text]))),
    CONSTRAINT moderation_actions_reason_length CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 500)))
);
CREATE TABLE public.notification_deliveries (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    notification_id uuid NOT NULL,
    channel text NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    due_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    sent_at timestamp with time zone,
    last_error text,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT notification_deliveries_channel_known CHECK ((channel = ANY (ARRAY['email'::text, 'sms'::text, 'push'::text]))),
    CONSTRAINT notification_deliveries_state_known CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'kept'::text, 'failed'::text])))
);
CREATE TABLE public.notifications (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    recipient_id uuid,
    tee_time_id uuid,
    content jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    delivered_at timestamp with time zone,
    guest_request_id uuid,
    due_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    read_at timestamp with time zone,
    confirmation_id uuid,
    CONSTRAINT notifications_one_recipient CHECK ((num_nonnulls(recipient_id, guest_request_id, confirmation_id) = 1))
);
CREATE TABLE public.notified_games (
    user_id uuid NOT NULL,
    tee_time_id uuid NOT NULL
);
CREATE TABLE public.passkey_challenges (
    hash text NOT NULL,
    user_id uuid,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.passkeys (
    id text NOT NULL,
    user_id uuid NOT NULL,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    transports text[] NOT NULL,
    device text NOT NULL,
    is_backed_up boolean NOT NULL,
    aaguid uuid NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    last_used_at timestamp with time zone,
    CONSTRAINT passkeys_counter_not_negative CHECK ((counter >= 0)),
    CONSTRAINT passkeys_device_known CHECK ((device = ANY (ARRAY['singleDevice'::text, 'multiDevice'::text]))),
    CONSTRAINT passkeys_name_length CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60)))
);
CREATE TABLE public.password_reset_tokens (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    token text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.picture_files (
    key text NOT NULL,
    bytes bytea NOT NULL
);
ALTER TABLE ONLY public.picture_files ALTER COLUMN bytes SET STORAGE EXTERNAL;
CREATE TABLE public.pictures (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    hash text NOT NULL,
    kind text NOT NULL,
    owner_id uuid NOT NULL,
    tee_time_id uuid,
    sizes integer[] NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    unused_since timestamp with time zone DEFAULT clock_timestamp(),
    deleted_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    hidden_at timestamp with time zone,
    CONSTRAINT pictures_chat_has_game CHECK (((kind = 'chat'::text) = (tee_time_id IS NOT NULL))),
    CONSTRAINT pictures_kind_known CHECK ((kind = ANY (ARRAY['golfer'::text, 'cover'::text, 'course'::text, 'chat'::text])))
);
CREATE TABLE public.play_again_answers (
    golfer_id uuid NOT NULL,
    other_id uuid NOT NULL,
    answer text NOT NULL,
    answered_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT play_again_answers_answer CHECK ((answer = ANY (ARRAY['yes'::text, 'fine'::text, 'no'::text]))),
    CONSTRAINT play_again_answers_not_self CHECK ((golfer_id <> other_id))
);
CREATE TABLE public.push_subscriptions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
CREATE TABLE public.reports (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    reporter_id uuid NOT NULL,
    reported_id uuid NOT NULL,
    subject text NOT NULL,
    subject_key text NOT NULL,
    reason text NOT NULL,
    words text,
    evidence jsonb NOT NULL,
    picture_id uuid,
    taken_by_id uuid,
    settled_by_id uuid,
    settled_at timestamp with time zone,
    outcome text,
    settled_reason text,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT reports_not_self CHECK ((reporter_id <> reported_id)),
    CONSTRAINT reports_outcome_known CHECK ((outcome = ANY (ARRAY['action'::text, 'nothing'::text]))),
    CONSTRAINT reports_reason_known CHECK ((reason = ANY (ARRAY['harassment'::text, 'unsafe'::text, 'spam'::text, 'fake'::text, 'picture'::text, 'other'::text]))),
    CONSTRAINT reports_settled_whole CHECK ((num_nonnulls(settled_at, settled_by_id, outcome, settled_reason) = ANY (ARRAY[0, 4]))),
    CONSTRAINT reports_subject_known CHECK ((subject = ANY (ARRAY['golfer'::text, 'message'::text, 'game'::text, 'picture'::text]))),
    CONSTRAINT reports_words_length CHECK (((char_length(words) >= 1) AND (char_length(words) <= 1000)))
);
CREATE TABLE public.round_links (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    tee_time_id uuid NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
CREATE TABLE public.round_ratings (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    tee_time_id uuid NOT NULL,
    rater_id uuid NOT NULL,
    ratee_id uuid NOT NULL,
    played_together boolean NOT NULL,
    stars integer,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    revealed_at timestamp with time zone,
    CONSTRAINT round_ratings_not_self CHECK ((rater_id <> ratee_id)),
    CONSTRAINT round_ratings_stars CHECK (
CASE
    WHEN played_together THEN ((stars >= 1) AND (stars <= 5))
    ELSE (stars IS NULL)
END)
);
CREATE TABLE public.saved_search_matches (
    search_id uuid NOT NULL,
    tee_time_id uuid NOT NULL,
    due_at timestamp with time zone NOT NULL
);
CREATE TABLE public.saved_searches (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    filter jsonb NOT NULL,
    frequency text NOT NULL,
    near_name text,
    stopped_at timestamp with time zone,
    notified_at timestamp with time zone,
    course_id uuid,
    reach box,
    latitude double precision,
    longitude double precision,
    radius_km double precision,
    words text[],
    word_key text,
    date_from date,
    date_to date,
    times_of_day text[],
    min_open integer,
    moods text[],
    preferences text[],
    handicap_min double precision,
    handicap_max double precision,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT saved_searches_frequency_known CHECK ((frequency = ANY (ARRAY['at-once'::text, 'daily'::text, 'weekly'::text])))
);
CREATE TABLE public.sessions (
    sid text NOT NULL,
    sess jsonb NOT NULL,
    expire timestamp with time zone NOT NULL
);
CREATE TABLE public.socket_tokens (
    hash text NOT NULL,
    user_id uuid NOT NULL,
    sid text,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.standing_dates (
    standing_game_id uuid NOT NULL,
    date date NOT NULL,
    tee_time_id uuid,
    skipped_at timestamp with time zone,
    CONSTRAINT standing_dates_posted_or_skipped CHECK ((num_nonnulls(tee_time_id, skipped_at) = 1))
);
CREATE TABLE public.standing_games (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    host_id uuid NOT NULL,
    course_id uuid NOT NULL,
    frequency text NOT NULL,
    starts_on date NOT NULL,
    "time" text NOT NULL,
    total_slots integer NOT NULL,
    description text,
    mood_emoji text NOT NULL,
    mood text NOT NULL,
    preferences text[] NOT NULL,
    is_public boolean NOT NULL,
    next_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT standing_games_frequency_known CHECK ((frequency = ANY (ARRAY['weekly'::text, 'every-two-weeks'::text, 'monthly'::text]))),
    CONSTRAINT standing_games_mood_known CHECK ((mood = ANY (ARRAY['competitive'::text, 'early'::text, 'casual'::text, 'learning'::text, 'tournament'::text, 'sunset'::text]))),
    CONSTRAINT standing_games_slots_range CHECK (((total_slots >= 2) AND (total_slots <= 4))),
    CONSTRAINT standing_games_time_form CHECK (("time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text))
);
CREATE TABLE public.standing_regulars (
    standing_game_id uuid NOT NULL,
    user_id uuid NOT NULL,
    turns integer DEFAULT 0 NOT NULL,
    last_turn_on date,
    left_at timestamp with time zone,
    CONSTRAINT standing_regulars_turns CHECK ((turns >= 0))
);
CREATE TABLE public.tee_time_costs (
    tee_time_id uuid NOT NULL,
    currency text DEFAULT 'USD'::text NOT NULL,
    green_fee integer,
    cart integer,
    deposit integer,
    payee text NOT NULL,
    booked_by_id uuid NOT NULL,
    rule text,
    updated_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT tee_time_costs_cart_range CHECK (((cart >= 0) AND (cart <= 200000))),
    CONSTRAINT tee_time_costs_currency_known CHECK ((currency = 'USD'::text)),
    CONSTRAINT tee_time_costs_deposit_range CHECK (((deposit >= 0) AND (deposit <= 200000))),
    CONSTRAINT tee_time_costs_green_fee_range CHECK (((green_fee >= 0) AND (green_fee <= 200000))),
    CONSTRAINT tee_time_costs_payee_known CHECK ((payee = ANY (ARRAY['shop'::text, 'booker'::text]))),
    CONSTRAINT tee_time_costs_rule_length CHECK (((char_length(rule) >= 1) AND (char_length(rule) <= 200)))
);
CREATE TABLE public.tee_times (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    host_id uuid NOT NULL,
    course_id uuid NOT NULL,
    date date NOT NULL,
    "time" text NOT NULL,
    tee_off_at timestamp with time zone NOT NULL,
    total_slots integer DEFAULT 4 NOT NULL,
    description text,
    mood_emoji text DEFAULT '⛳'::text NOT NULL,
    mood text NOT NULL,
    preferences text[] DEFAULT '{}'::text[] NOT NULL,
    is_public boolean DEFAULT true NOT NULL,
    status text DEFAULT 'active'::text NOT NULL,
    cancel_reason text,
    confirmed_count integer DEFAULT 0 NOT NULL,
    pending_count integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    completed_at timestamp with time zone,
    calendar_sequence integer DEFAULT 0 NOT NULL,
    day_reminder_for timestamp with time zone,
    soon_reminder_for timestamp with time zone,
    invite_version integer DEFAULT 1 NOT NULL,
    old_invite_hash text,
    moved_at timestamp with time zone,
    bad_weather_at timestamp with time zone,
    awaits_matching boolean DEFAULT true NOT NULL,
    opens_to_all_at timestamp with time zone,
    CONSTRAINT tee_times_counts_not_negative CHECK (((confirmed_count >= 0) AND (pending_count >= 0))),
    CONSTRAINT tee_times_head_start CHECK ((NOT (is_public AND (opens_to_all_at IS NOT NULL)))),
    CONSTRAINT tee_times_mood_known CHECK ((mood = ANY (ARRAY['competitive'::text, 'early'::text, 'casual'::text, 'learning'::text, 'tournament'::text, 'sunset'::text]))),
    CONSTRAINT tee_times_never_overbooked CHECK (((confirmed_count + 1) <= total_slots)),
    CONSTRAINT tee_times_slots_range CHECK (((total_slots >= 2) AND (total_slots <= 4))),
    CONSTRAINT tee_times_status_known CHECK ((status = ANY (ARRAY['active'::text, 'cancelled'::text, 'completed'::text]))),
    CONSTRAINT tee_times_time_form CHECK (("time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text))
);
CREATE TABLE public.users (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    email text NOT NULL,
    password_hash text,
    first_name text,
    last_name text,
    phone_number text,
    profile_image_url text,
    cover_image_url text,
    bio text,
    public_profile boolean DEFAULT true NOT NULL,
    handicap numeric(3,1),
    rating numeric(3,2) DEFAULT 0 NOT NULL,
    games_hosted integer DEFAULT 0 NOT NULL,
    games_played integer DEFAULT 0 NOT NULL,
    is_admin boolean DEFAULT false NOT NULL,
    email_join_requests boolean DEFAULT true NOT NULL,
    email_request_approvals boolean DEFAULT true NOT NULL,
    email_tee_time_changes boolean DEFAULT true NOT NULL,
    email_marketing boolean DEFAULT true NOT NULL,
    sms_join_requests boolean DEFAULT true NOT NULL,
    sms_request_approvals boolean DEFAULT true NOT NULL,
    sms_tee_time_changes boolean DEFAULT true NOT NULL,
    search_text text DEFAULT ''::text NOT NULL,
    last_seen_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    suspended_at timestamp with time zone,
    ratings_count integer DEFAULT 0 NOT NULL,
    ratings_sum integer DEFAULT 0 NOT NULL,
    sms_opt_in_at timestamp with time zone,
    marketing_opt_in_at timestamp with time zone,
    email_verified_at timestamp with time zone,
    unsubscribe_hash text,
    old_unsubscribe_hash text,
    digest_on date,
    push_join_requests boolean DEFAULT true NOT NULL,
    push_request_approvals boolean DEFAULT true NOT NULL,
    push_tee_time_changes boolean DEFAULT true NOT NULL,
    is_mailed_unproven boolean DEFAULT false NOT NULL,
    last_name_to text DEFAULT 'everyone'::text NOT NULL,
    hidden_search_text text,
    suspended_until timestamp with time zone,
    quiet_from text DEFAULT '22:00'::text,
    quiet_to text DEFAULT '07:00'::text,
    time_zone text,
    shows_reasons boolean DEFAULT true NOT NULL,
    email_saved_searches boolean DEFAULT true NOT NULL,
    push_saved_searches boolean DEFAULT true NOT NULL,
    CONSTRAINT users_games_not_negative CHECK (((games_hosted >= 0) AND (games_played >= 0))),
    CONSTRAINT users_handicap_range CHECK (((handicap >= (0)::numeric) AND (handicap <= (54)::numeric))),
    CONSTRAINT users_last_name_to_known CHECK ((last_name_to = ANY (ARRAY['everyone'::text, 'fellow-players'::text]))),
    CONSTRAINT users_quiet_hours_whole CHECK (((quiet_from IS NULL) = (quiet_to IS NULL))),
    CONSTRAINT users_rating_range CHECK (((rating >= (0)::numeric) AND (rating <= (5)::numeric))),
    CONSTRAINT users_ratings_not_negative CHECK (((ratings_count >= 0) AND (ratings_sum >= ratings_count)))
);
ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);
INSERT INTO drizzle.__drizzle_migrations VALUES (1, 'f3da851830e9dfa7730ed758a0a07a45b8d9d435975d434a2e3954d0a7ac42c2', 1795274358733);
INSERT INTO drizzle.__drizzle_migrations VALUES (2, '844be0078fd196d3397f53115af2d937231ef2efc514c165efd14fe714dd00d6', 1795274359605);
INSERT INTO drizzle.__drizzle_migrations VALUES (3, 'aa9407782cc00847caf438379f34ad3bb86c80e81149c968f971f5a214b24559', 1795274360416);
INSERT INTO drizzle.__drizzle_migrations VALUES (4, 'ad1f20d1ff5f51f4dc613ec31c5465fb36a32271eca9c4c3bb23c5e2da1c8c44', 1795285004376);
INSERT INTO drizzle.__drizzle_migrations VALUES (5, 'e70daf9ff9ed5c4ac8aae3a8a986185b2d5b704ae9053c141116032d00886566', 1795287665572);
INSERT INTO drizzle.__drizzle_migrations VALUES (6, 'f42ba9060efee46f47a2704bc5f02e179ba0fb723b25a57359cb9d5914b1b0f8', 1795287668240);
INSERT INTO drizzle.__drizzle_migrations VALUES (7, 'd7c97da4969ecbb22ff01acd20d15b76547512b6191a8ff1124192b165155f09', 1795289821953);
INSERT INTO drizzle.__drizzle_migrations VALUES (8, 'f628f79809a0cdb15e07acb8e3209b8037f9ea02a52ebccda5e39a73af2fe144', 1795307841186);
INSERT INTO drizzle.__drizzle_migrations VALUES (9, '0465a72fcf9c5816ce219e2e3673c3771295ddeee7fa3e162f44f55344963e35', 1795309034791);
INSERT INTO drizzle.__drizzle_migrations VALUES (10, 'c2fffe184acfcbd927ef0b221b85a86e43e786200646239a4c22fe6fd7e41d07', 1795347498679);
INSERT INTO drizzle.__drizzle_migrations VALUES (11, 'cb0aa8c38b5d05b75e6ea7267fcde7ff02f34433ddd12622b0f6975645f1071e', 1795366749789);
INSERT INTO drizzle.__drizzle_migrations VALUES (12, '43dc8697f0fa8834120fa30b864fcb8380a6e7792523d218d3c4c81e5bf4eadd', 1795367854286);
INSERT INTO drizzle.__drizzle_migrations VALUES (13, '007562bbf1ed139188ce02f4c3b09fbd1f89b167a13f584987f8c3cb4a11d755', 1795368343204);
INSERT INTO drizzle.__drizzle_migrations VALUES (14, '424e280cca2bb78da444d8250cf93f222548edb1288ae2a6c94e25638dddb7c9', 1795368546038);
INSERT INTO drizzle.__drizzle_migrations VALUES (15, '470cfdbc2e33d5a90d65635f24975e84c1b8deee850cae4bc09a96c468d1e77c', 1795369085685);
INSERT INTO drizzle.__drizzle_migrations VALUES (16, '58f522e99254e087226c5bf4711a1d06c7b28e7fbf3f03feed36d2044bf58e3c', 1795369284820);
INSERT INTO drizzle.__drizzle_migrations VALUES (17, '22dc5637ae30a060d5ab98b38087d0cea7cc475e830b151fe077739be9ea02ce', 1795369286834);
INSERT INTO drizzle.__drizzle_migrations VALUES (18, 'af73ab138799d68b2084c1c88e55ee5819679ff87a3260dd4573fc5b4e197303', 1795369954109);
INSERT INTO drizzle.__drizzle_migrations VALUES (19, '662c0a30e6a81b254c1997168b23ed516ca1d1e87bc73e19f51cd67b61a691c5', 1795370434325);
INSERT INTO drizzle.__drizzle_migrations VALUES (20, '119f001902fc43dceb35ac7f543b8134853880ec79a029641921951c067c87c7', 1795389821546);
INSERT INTO drizzle.__drizzle_migrations VALUES (21, 'e496101c8d4ae4ee70bb3163132eb9a1789bd2383633aed3e46c7b1e960f6961', 1795393901175);
INSERT INTO drizzle.__drizzle_migrations VALUES (22, '79e3f47f9911e26e2b67a7928ab31aed1ca855110daffa63560b6e7e9acd3bad', 1795402591193);
INSERT INTO drizzle.__drizzle_migrations VALUES (23, '7b9cfa968c44bbee59f607e85185564369a9e54bdfd0df732016f731c0696170', 1795414839836);
INSERT INTO drizzle.__drizzle_migrations VALUES (24, 'e6717eb07996b2201415d20d1c4c2e9208a1d63265a7d16ef52bc27f6d381062', 1795426813475);
INSERT INTO drizzle.__drizzle_migrations VALUES (25, '0adecf48a6a80a06bcd45b00fe380f4a933d8589d7e0c1d3f3a508d0ed5c35a2', 1795426815243);
INSERT INTO drizzle.__drizzle_migrations VALUES (26, 'dddb4f9e4b66a376b4d47329d7345e100905915071decdcb574fb272d8e73bfe', 1795433436697);
INSERT INTO drizzle.__drizzle_migrations VALUES (27, '41ff709c67bca9e06647e15548d6c48df7d50d3747a36b6b0cde687b014d07a7', 1795433822462);
INSERT INTO drizzle.__drizzle_migrations VALUES (28, 'c0e53535057d8e832058fe5e20c6def92a8ec0ee0b5da3a04ccdd149d7029591', 1795460768886);
INSERT INTO drizzle.__drizzle_migrations VALUES (29, 'a5b7e99534178fda2cacdbe7c9f6897a7554ab2b4d1340ca51ae52bf9398b711', 1795495728334);
INSERT INTO drizzle.__drizzle_migrations VALUES (30, 'c0d79ecb87ddc18de763424044a0daff9a03c55bf17b7663e99c5bf1b8890e6f', 1795502701862);
INSERT INTO drizzle.__drizzle_migrations VALUES (31, 'a9495c2b56c271ff65e02597c80db41ca6c4c23e8853bee0e39d4afcd7fcc234', 1795550587132);
INSERT INTO drizzle.__drizzle_migrations VALUES (32, '48125881c614076e28632f353a4943a9a9fbb0d5c394de919234151f41725594', 1795551152849);
INSERT INTO drizzle.__drizzle_migrations VALUES (33, '35ea266dbbc39a2d3fafa149372bae0873666d032b77020138f803f52ffee210', 1795551710634);
INSERT INTO drizzle.__drizzle_migrations VALUES (34, '28deb61f7bc46f7d059401cdf7667e59886d654753e611f565e5cd87b68084e1', 1795552097298);
INSERT INTO drizzle.__drizzle_migrations VALUES (35, '55d9fca6d4f6677f193bf6b1634f6aad5dd2681af5f7026e73698dc9e1053f61', 1795552647943);
INSERT INTO drizzle.__drizzle_migrations VALUES (36, '5767d0eb18adc4b0bfbc0429453629b24c062b90105eae05eaaf166ebeb0f946', 1795554580531);
INSERT INTO drizzle.__drizzle_migrations VALUES (37, '9671b4eb98243ad3be9a63410d15e54bdb021073a046f0c3af9569f7de6f9265', 1795566357590);
INSERT INTO drizzle.__drizzle_migrations VALUES (38, '1d1bcf76cba1b8db2325d27163d70e821c40e02fb1430be55423e7379c570d18', 1795567633330);
INSERT INTO drizzle.__drizzle_migrations VALUES (39, '32648b38c4d366bd9bdc4c652486d284e644ec61525a2026d530b7a3055cd5f8', 1795653428066);
INSERT INTO drizzle.__drizzle_migrations VALUES (40, '2cc0dbefd092686c8e8059b9aee6e1b7e5be126bf14085ec0504eb440eb2bc00', 1795655885031);
INSERT INTO drizzle.__drizzle_migrations VALUES (41, 'b084b62e4e766906d308d12dfaae029225ca68ab600950fa8279f8a8fa66987a', 1795657267921);
INSERT INTO drizzle.__drizzle_migrations VALUES (42, '8469a7c41851698d0da78e67e42726a27f4267a31466af81f1f57bd90c2c5431', 1795658306923);
INSERT INTO drizzle.__drizzle_migrations VALUES (43, '4f1b84e9be714fea655792e7ee295153927f9050f3c5fda81240a44998805521', 1795658887315);
INSERT INTO drizzle.__drizzle_migrations VALUES (44, 'e30c486ee962706e3b9dae17d3ac8793ebca8ed8b406726c77b2ff4564505e5f', 1795659298099);
INSERT INTO drizzle.__drizzle_migrations VALUES (45, '96d463f4a76300e8a133e8e0b948eab09acd6e1a560b8dd45f0077b8b210a2ab', 1795659804260);
INSERT INTO drizzle.__drizzle_migrations VALUES (46, '8ec3b5e4a209dbf0389089a2ca0927dcb5f2e46a213f059dbe2ecf8e8bdeacb1', 1795668010199);
INSERT INTO drizzle.__drizzle_migrations VALUES (47, 'd76de58b1764b21618e8f1c73c4e7d6a0781df9f715debc9b53b03a42aa0e7fe', 1795671319874);
INSERT INTO drizzle.__drizzle_migrations VALUES (48, '6300787c17ac5fc4b2cd8abb4923867ae82630676b95faf6c2ac0d8d435a899b', 1795672408425);
INSERT INTO drizzle.__drizzle_migrations VALUES (49, '2a0209c1b79734a21c2eefd96a023fecc4b0fc9bf8fb5dd77a57e5076336ad73', 1795694865994);
INSERT INTO drizzle.__drizzle_migrations VALUES (50, '6143684fd406f9dc1131ce0df5b2558e9965b5f43995e5590497a27432f2f373', 1795707562680);
INSERT INTO public.golf_courses VALUES ('00000000-0000-4000-8000-000000000003', 'Cypress Hollow', 'Monterey, CA', 'Monterey', 'CA', 'US', NULL, NULL, NULL, NULL, NULL, NULL, 'America/Los_Angeles', 'cypress hollow', 'cypress hollow', '2026-11-27 00:02:39.850157+00', NULL);
INSERT INTO public.tee_time_participants VALUES ('efaf3f2b-c1f2-4502-94df-a80f31501169', '00000000-0000-4000-8000-000000000004', '00000000-0000-4000-8000-000000000002', 'confirmed', NULL, '2026-11-27 00:02:39.862296+00', '2026-11-27 00:02:39.862296+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{Tom}', false);
INSERT INTO public.tee_times VALUES ('00000000-0000-4000-8000-000000000004', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000003', '2026-12-12', '07:30', '2026-12-12 15:30:00+00', 4, NULL, '⛳', 'casual', '{}', true, 'active', NULL, 2, 0, '2026-11-27 00:02:39.857194+00', '2026-11-27 00:02:39.857194+00', NULL, 0, NULL, NULL, 1, NULL, NULL, NULL, true, NULL);
INSERT INTO public.users VALUES ('00000000-0000-4000-8000-000000000001', 'host@example.com', NULL, 'Maya', NULL, NULL, NULL, NULL, NULL, true, NULL, 0.00, 0, 0, false, true, true, true, true, true, true, true, '', NULL, '2026-11-27 00:02:39.846031+00', '2026-11-27 00:02:39.846031+00', NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, true, true, true, false, 'everyone', NULL, NULL, '22:00', '07:00', NULL, true, true, true);
INSERT INTO public.users VALUES ('00000000-0000-4000-8000-000000000002', 'ann@example.com', NULL, 'Ann', NULL, NULL, NULL, NULL, NULL, true, NULL, 0.00, 0, 0, false, true, true, true, true, true, true, true, '', NULL, '2026-11-27 00:02:39.846031+00', '2026-11-27 00:02:39.846031+00', NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, true, true, true, false, 'everyone', NULL, NULL, '22:00', '07:00', NULL, true, true, true);
SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 50, true);
ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.arrivals
    ADD CONSTRAINT arrivals_tee_time_id_user_id_pk PRIMARY KEY (tee_time_id, user_id);
ALTER TABLE ONLY public.attendance_records
    ADD CONSTRAINT attendance_records_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.calendar_feeds
    ADD CONSTRAINT calendar_feeds_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.calendar_feeds
    ADD CONSTRAINT calendar_feeds_token_key UNIQUE (token_hash);
ALTER TABLE ONLY public.change_answers
    ADD CONSTRAINT change_answers_proposal_id_user_id_pk PRIMARY KEY (proposal_id, user_id);
ALTER TABLE ONLY public.change_proposals
    ADD CONSTRAINT change_proposals_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.change_proposals
    ADD CONSTRAINT "change_proposals_teeTimeId_unique" UNIQUE (tee_time_id);
ALTER TABLE ONLY public.chat_messages
    ADD CONSTRAINT chat_messages_client_id_once UNIQUE (tee_time_id, user_id, client_id);
ALTER TABLE ONLY public.chat_messages
    ADD CONSTRAINT chat_messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.chat_messages
    ADD CONSTRAINT chat_messages_seq_once UNIQUE (tee_time_id, seq);
ALTER TABLE ONLY public.chat_mutes
    ADD CONSTRAINT chat_mutes_tee_time_id_user_id_pk PRIMARY KEY (tee_time_id, user_id);
ALTER TABLE ONLY public.chat_reactions
    ADD CONSTRAINT chat_reactions_message_id_user_id_pk PRIMARY KEY (message_id, user_id);
ALTER TABLE ONLY public.chat_reads
    ADD CONSTRAINT chat_reads_tee_time_id_user_id_pk PRIMARY KEY (tee_time_id, user_id);
ALTER TABLE ONLY public.chat_rooms
    ADD CONSTRAINT chat_rooms_pkey PRIMARY KEY (tee_time_id);
ALTER TABLE ONLY public.cost_shares
    ADD CONSTRAINT cost_shares_golfer_once UNIQUE (tee_time_id, golfer_id);
ALTER TABLE ONLY public.cost_shares
    ADD CONSTRAINT cost_shares_guest_once UNIQUE (tee_time_id, guest_request_id);
ALTER TABLE ONLY public.cost_shares
    ADD CONSTRAINT cost_shares_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.email_confirmations
    ADD CONSTRAINT email_confirmations_hash_key UNIQUE (hash);
ALTER TABLE ONLY public.email_confirmations
    ADD CONSTRAINT email_confirmations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.golf_courses
    ADD CONSTRAINT golf_courses_identity_key UNIQUE (identity);
ALTER TABLE ONLY public.golf_courses
    ADD CONSTRAINT golf_courses_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.golfer_blocks
    ADD CONSTRAINT golfer_blocks_blocker_id_blocked_id_pk PRIMARY KEY (blocker_id, blocked_id);
ALTER TABLE ONLY public.guest_requests
    ADD CONSTRAINT guest_requests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_owner_key_pk PRIMARY KEY (owner, key);
ALTER TABLE ONLY public.identities
    ADD CONSTRAINT identities_once UNIQUE (user_id, issuer);
ALTER TABLE ONLY public.identities
    ADD CONSTRAINT identities_pkey PRIMARY KEY (issuer, subject);
ALTER TABLE ONLY public.identity_requests
    ADD CONSTRAINT identity_requests_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.installation_secrets
    ADD CONSTRAINT installation_secrets_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.moderation_actions
    ADD CONSTRAINT moderation_actions_once UNIQUE (report_id, action);
ALTER TABLE ONLY public.moderation_actions
    ADD CONSTRAINT moderation_actions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.notification_deliveries
    ADD CONSTRAINT notification_deliveries_once UNIQUE (notification_id, channel);
ALTER TABLE ONLY public.notification_deliveries
    ADD CONSTRAINT notification_deliveries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.notified_games
    ADD CONSTRAINT notified_games_user_id_tee_time_id_pk PRIMARY KEY (user_id, tee_time_id);
ALTER TABLE ONLY public.passkey_challenges
    ADD CONSTRAINT passkey_challenges_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.password_reset_tokens
    ADD CONSTRAINT password_reset_tokens_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.password_reset_tokens
    ADD CONSTRAINT password_reset_tokens_token_key UNIQUE (token);
ALTER TABLE ONLY public.picture_files
    ADD CONSTRAINT picture_files_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.pictures
    ADD CONSTRAINT pictures_hash_key UNIQUE (hash);
ALTER TABLE ONLY public.pictures
    ADD CONSTRAINT pictures_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.play_again_answers
    ADD CONSTRAINT play_again_answers_golfer_id_other_id_pk PRIMARY KEY (golfer_id, other_id);
ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_endpoint_key UNIQUE (endpoint);
ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.round_links
    ADD CONSTRAINT round_links_once UNIQUE (tee_time_id, user_id);
ALTER TABLE ONLY public.round_links
    ADD CONSTRAINT round_links_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.round_ratings
    ADD CONSTRAINT round_ratings_once UNIQUE (tee_time_id, rater_id, ratee_id);
ALTER TABLE ONLY public.round_ratings
    ADD CONSTRAINT round_ratings_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.saved_search_matches
    ADD CONSTRAINT saved_search_matches_search_id_tee_time_id_pk PRIMARY KEY (search_id, tee_time_id);
ALTER TABLE ONLY public.saved_searches
    ADD CONSTRAINT saved_searches_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (sid);
ALTER TABLE ONLY public.socket_tokens
    ADD CONSTRAINT socket_tokens_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.standing_dates
    ADD CONSTRAINT standing_dates_standing_game_id_date_pk PRIMARY KEY (standing_game_id, date);
ALTER TABLE ONLY public.standing_dates
    ADD CONSTRAINT standing_dates_tee_time_once UNIQUE (tee_time_id);
ALTER TABLE ONLY public.standing_games
    ADD CONSTRAINT standing_games_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.standing_regulars
    ADD CONSTRAINT standing_regulars_standing_game_id_user_id_pk PRIMARY KEY (standing_game_id, user_id);
ALTER TABLE ONLY public.tee_time_costs
    ADD CONSTRAINT tee_time_costs_pkey PRIMARY KEY (tee_time_id);
ALTER TABLE ONLY public.tee_time_participants
    ADD CONSTRAINT tee_time_participants_once UNIQUE (tee_time_id, user_id);
ALTER TABLE ONLY public.tee_time_participants
    ADD CONSTRAINT tee_time_participants_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tee_times
    ADD CONSTRAINT tee_times_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_old_unsubscribe_hash_key UNIQUE (old_unsubscribe_hash);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_unsubscribe_hash_key UNIQUE (unsubscribe_hash);
CREATE INDEX arrivals_user_idx ON public.arrivals USING btree (user_id);
CREATE INDEX attendance_records_disputes_idx ON public.attendance_records USING btree (disputed_at) WHERE ((disputed_at IS NOT NULL) AND (decision IS NULL));
CREATE INDEX attendance_records_game_idx ON public.attendance_records USING btree (tee_time_id);
CREATE INDEX attendance_records_golfer_idx ON public.attendance_records USING btree (user_id, settled_at);
CREATE UNIQUE INDEX attendance_records_once ON public.attendance_records USING btree (tee_time_id, user_id) WHERE (kind <> 'late-withdrawal'::text);
CREATE INDEX attendance_records_settled_idx ON public.attendance_records USING btree (settled_at) WHERE (settled_at IS NOT NULL);
CREATE INDEX audit_log_admin_idx ON public.audit_log USING btree (admin_id);
CREATE INDEX audit_log_newest_idx ON public.audit_log USING btree (created_at DESC NULLS LAST, id);
CREATE INDEX audit_log_reported_idx ON public.audit_log USING btree (reported_id);
CREATE INDEX change_answers_user_idx ON public.change_answers USING btree (user_id);
CREATE INDEX chat_messages_picture_idx ON public.chat_messages USING btree (picture_id) WHERE (picture_id IS NOT NULL);
CREATE INDEX chat_messages_user_idx ON public.chat_messages USING btree (user_id);
CREATE INDEX chat_mutes_user_idx ON public.chat_mutes USING btree (user_id);
CREATE INDEX chat_reactions_user_idx ON public.chat_reactions USING btree (user_id);
CREATE INDEX chat_reads_user_idx ON public.chat_reads USING btree (user_id);
CREATE INDEX cost_shares_creditor_idx ON public.cost_shares USING btree (creditor_id);
CREATE INDEX cost_shares_golfer_idx ON public.cost_shares USING btree (golfer_id);
CREATE UNIQUE INDEX email_confirmations_account_once ON public.email_confirmations USING btree (user_id) WHERE ((request ->> 'kind'::text) = 'account-email'::text);
CREATE INDEX email_confirmations_email_idx ON public.email_confirmations USING btree (email);
CREATE INDEX email_confirmations_expiry_idx ON public.email_confirmations USING btree (expires_at);
CREATE INDEX email_confirmations_user_idx ON public.email_confirmations USING btree (user_id);
CREATE INDEX golf_courses_name_idx ON public.golf_courses USING btree (name, id);
CREATE INDEX golf_courses_place_idx ON public.golf_courses USING btree (latitude, longitude);
CREATE INDEX golf_courses_search_idx ON public.golf_courses USING gin (search_text public.gin_trgm_ops);
CREATE INDEX golfer_blocks_blocked_idx ON public.golfer_blocks USING btree (blocked_id, blocker_id);
CREATE INDEX guest_requests_due_idx ON public.guest_requests USING btree (answer_due_at) WHERE ((status = 'pending'::text) AND (answer_reminded_at IS NULL));
CREATE INDEX guest_requests_held_idx ON public.guest_requests USING btree (held_until) WHERE ((status = 'approved'::text) AND (held_until IS NOT NULL));
CREATE UNIQUE INDEX guest_requests_once ON public.guest_requests USING btree (tee_time_id, lower(guest_email));
CREATE INDEX guest_requests_queue_idx ON public.guest_requests USING btree (tee_time_id, status, created_at);
CREATE INDEX idempotency_keys_created_idx ON public.idempotency_keys USING btree (created_at);
CREATE INDEX identity_requests_user_idx ON public.identity_requests USING btree (user_id);
CREATE INDEX moderation_actions_admin_idx ON public.moderation_actions USING btree (admin_id);
CREATE INDEX moderation_actions_golfer_idx ON public.moderation_actions USING btree (golfer_id, created_at);
CREATE INDEX moderation_actions_warning_idx ON public.moderation_actions USING btree (golfer_id) WHERE ((action = 'warned'::text) AND (acknowledged_at IS NULL) AND (undone_at IS NULL));
CREATE INDEX notification_deliveries_newest_idx ON public.notification_deliveries USING btree (created_at DESC NULLS LAST, id);
CREATE INDEX notification_deliveries_waiting_idx ON public.notification_deliveries USING btree (due_at, id) WHERE (state = 'waiting'::text);
CREATE INDEX notifications_confirmation_idx ON public.notifications USING btree (confirmation_id);
CREATE INDEX notifications_guest_request_idx ON public.notifications USING btree (guest_request_id);
CREATE INDEX notifications_recipient_idx ON public.notifications USING btree (recipient_id, created_at);
CREATE INDEX notifications_tee_time_idx ON public.notifications USING btree (tee_time_id);
CREATE INDEX notifications_unread_idx ON public.notifications USING btree (recipient_id) WHERE (read_at IS NULL);
CREATE INDEX notifications_waiting_idx ON public.notifications USING btree (due_at, id) WHERE (delivered_at IS NULL);
CREATE INDEX notified_games_tee_time_idx ON public.notified_games USING btree (tee_time_id);
CREATE INDEX passkey_challenges_user_idx ON public.passkey_challenges USING btree (user_id);
CREATE INDEX passkeys_user_idx ON public.passkeys USING btree (user_id);
CREATE INDEX password_reset_tokens_user_idx ON public.password_reset_tokens USING btree (user_id);
CREATE INDEX pictures_deleted_idx ON public.pictures USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX pictures_owner_idx ON public.pictures USING btree (owner_id);
CREATE INDEX pictures_tee_time_idx ON public.pictures USING btree (tee_time_id);
CREATE INDEX pictures_unused_idx ON public.pictures USING btree (unused_since) WHERE (unused_since IS NOT NULL);
CREATE INDEX play_again_answers_other_idx ON public.play_again_answers USING btree (other_id);
CREATE INDEX push_subscriptions_user_idx ON public.push_subscriptions USING btree (user_id);
CREATE INDEX reports_open_idx ON public.reports USING btree (created_at, id) WHERE (settled_at IS NULL);
CREATE UNIQUE INDEX reports_open_once ON public.reports USING btree (reporter_id, subject, subject_key) WHERE (settled_at IS NULL);
CREATE INDEX reports_picture_idx ON public.reports USING btree (picture_id) WHERE (picture_id IS NOT NULL);
CREATE INDEX reports_reported_idx ON public.reports USING btree (reported_id, created_at);
CREATE INDEX reports_reporter_idx ON public.reports USING btree (reporter_id, created_at);
CREATE INDEX reports_settled_idx ON public.reports USING btree (settled_at) WHERE (settled_at IS NOT NULL);
CREATE INDEX reports_settler_idx ON public.reports USING btree (settled_by_id) WHERE (settled_by_id IS NOT NULL);
CREATE INDEX reports_taken_idx ON public.reports USING btree (taken_by_id) WHERE (taken_by_id IS NOT NULL);
CREATE INDEX round_links_user_idx ON public.round_links USING btree (user_id);
CREATE INDEX round_ratings_hidden_idx ON public.round_ratings USING btree (tee_time_id) WHERE (revealed_at IS NULL);
CREATE INDEX round_ratings_ratee_idx ON public.round_ratings USING btree (ratee_id);
CREATE INDEX round_ratings_rater_idx ON public.round_ratings USING btree (rater_id);
CREATE INDEX saved_search_matches_due_idx ON public.saved_search_matches USING btree (due_at, search_id);
CREATE INDEX saved_search_matches_tee_time_idx ON public.saved_search_matches USING btree (tee_time_id);
CREATE INDEX saved_searches_anywhere_idx ON public.saved_searches USING btree (id) WHERE ((stopped_at IS NULL) AND (course_id IS NULL) AND (reach IS NULL) AND (word_key IS NULL));
CREATE INDEX saved_searches_course_idx ON public.saved_searches USING btree (course_id) WHERE (stopped_at IS NULL);
CREATE UNIQUE INDEX saved_searches_once ON public.saved_searches USING btree (user_id, md5((filter)::text));
CREATE INDEX saved_searches_reach_idx ON public.saved_searches USING gist (reach) WHERE (stopped_at IS NULL);
CREATE INDEX saved_searches_word_idx ON public.saved_searches USING btree (word_key) WHERE (stopped_at IS NULL);
CREATE INDEX sessions_expire_idx ON public.sessions USING btree (expire);
CREATE INDEX sessions_user_idx ON public.sessions USING btree (((sess ->> 'userId'::text)));
CREATE INDEX socket_tokens_expires_idx ON public.socket_tokens USING btree (expires_at);
CREATE INDEX socket_tokens_sid_idx ON public.socket_tokens USING btree (sid);
CREATE INDEX socket_tokens_user_idx ON public.socket_tokens USING btree (user_id);
CREATE INDEX standing_games_due_idx ON public.standing_games USING btree (next_at) WHERE (ended_at IS NULL);
CREATE INDEX standing_games_host_idx ON public.standing_games USING btree (host_id);
CREATE INDEX standing_regulars_user_idx ON public.standing_regulars USING btree (user_id);
CREATE INDEX tee_time_participants_due_idx ON public.tee_time_participants USING btree (answer_due_at) WHERE ((status = 'pending'::text) AND (answer_reminded_at IS NULL));
CREATE INDEX tee_time_participants_in_line_idx ON public.tee_time_participants USING btree (joined_at) WHERE ((status = 'pending'::text) AND (waitlisted_at IS NOT NULL) AND (offer_expires_at IS NULL) AND (expired_at IS NULL));
CREATE INDEX tee_time_participants_named_friends_idx ON public.tee_time_participants USING btree (tee_time_id) WHERE (NOT (friends <@ ARRAY['Guest'::text]));
CREATE INDEX tee_time_participants_offers_idx ON public.tee_time_participants USING btree (offer_expires_at) WHERE (offer_expires_at IS NOT NULL);
CREATE INDEX tee_time_participants_queue_idx ON public.tee_time_participants USING btree (tee_time_id, status, joined_at);
CREATE INDEX tee_time_participants_user_idx ON public.tee_time_participants USING btree (user_id, status);
CREATE INDEX tee_times_active_idx ON public.tee_times USING btree (tee_off_at) WHERE (status = 'active'::text);
CREATE INDEX tee_times_completed_idx ON public.tee_times USING btree (completed_at) WHERE (completed_at IS NOT NULL);
CREATE INDEX tee_times_course_idx ON public.tee_times USING btree (course_id, tee_off_at);
CREATE INDEX tee_times_head_start_idx ON public.tee_times USING btree (opens_to_all_at) WHERE (opens_to_all_at IS NOT NULL);
CREATE INDEX tee_times_host_idx ON public.tee_times USING btree (host_id, tee_off_at);
CREATE INDEX tee_times_listed_by_course_idx ON public.tee_times USING btree (course_id, tee_off_at, id, total_slots, confirmed_count, host_id) WHERE ((status = 'active'::text) AND is_public);
CREATE INDEX tee_times_listed_idx ON public.tee_times USING btree (tee_off_at, id) WHERE ((status = 'active'::text) AND is_public);
CREATE INDEX tee_times_unmatched_idx ON public.tee_times USING btree (tee_off_at) WHERE (awaits_matching AND (status = 'active'::text) AND is_public);
CREATE INDEX users_digest_idx ON public.users USING btree (digest_on) WHERE (email_marketing AND (marketing_opt_in_at IS NOT NULL));
CREATE UNIQUE INDEX users_email_key ON public.users USING btree (lower(email));
CREATE INDEX users_last_seen_idx ON public.users USING btree (last_seen_at);
CREATE INDEX users_search_idx ON public.users USING gin (search_text public.gin_trgm_ops);
CREATE TRIGGER guest_requests_changed AFTER UPDATE OF status, tee_time_id, expired_at ON public.guest_requests FOR EACH ROW WHEN (((old.status IS DISTINCT FROM new.status) OR (old.tee_time_id IS DISTINCT FROM new.tee_time_id) OR (old.expired_at IS DISTINCT FROM new.expired_at))) EXECUTE FUNCTION public.count_guests();
CREATE TRIGGER guest_requests_deleted AFTER DELETE ON public.guest_requests FOR EACH ROW EXECUTE FUNCTION public.count_guests();
CREATE TRIGGER guest_requests_inserted AFTER INSERT ON public.guest_requests FOR EACH ROW EXECUTE FUNCTION public.count_guests();
CREATE TRIGGER tee_time_participants_changed AFTER UPDATE OF status, friends, tee_time_id, waitlisted_at, expired_at ON public.tee_time_participants FOR EACH ROW WHEN (((old.status IS DISTINCT FROM new.status) OR (old.tee_time_id IS DISTINCT FROM new.tee_time_id) OR (cardinality(old.friends) IS DISTINCT FROM cardinality(new.friends)) OR (old.waitlisted_at IS DISTINCT FROM new.waitlisted_at) OR (old.expired_at IS DISTINCT FROM new.expired_at))) EXECUTE FUNCTION public.count_participants();
CREATE TRIGGER tee_time_participants_deleted AFTER DELETE ON public.tee_time_participants FOR EACH ROW EXECUTE FUNCTION public.count_participants();
CREATE TRIGGER tee_time_participants_inserted AFTER INSERT ON public.tee_time_participants FOR EACH ROW EXECUTE FUNCTION public.count_participants();
CREATE TRIGGER tee_time_participants_not_host BEFORE INSERT OR UPDATE OF user_id, tee_time_id ON public.tee_time_participants FOR EACH ROW EXECUTE FUNCTION public.refuse_host_as_participant();
ALTER TABLE ONLY public.arrivals
    ADD CONSTRAINT arrivals_tee_time_id_tee_times_id_fk FOREIGN KEY (tee_time_id) REFERENCES public.tee_times(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.arrivals
    ADD CONSTRAINT arrivals_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.attendance_records
    ADD CONSTRAINT attendance_records_tee_time_id_tee_times_id_fk FOREIGN KEY (tee_time_id) REFERENCES public.tee_times(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.attendance_records
    ADD CONSTRAINT attendance_records_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_admin_id_users_id_fk FOREIGN KEY (admin_id) REFERENCES public.users(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_reported_id_users_id_fk FOREIGN KEY (reported_id) REFERENCES public.users(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.calendar_feeds
    ADD CONSTRAINT calendar_feeds_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.change_answers
    ADD CONSTRAINT change_answers_proposal_id_change_proposals_id_fk FOREIGN KEY (proposal_id) REFERENCES public.change_proposals(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.change_answers
    ADD CONSTRAINT change_answers_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.change_proposals
    ADD CONSTRAINT change_proposals_course_id_golf_courses_id_fk FOREIGN KEY (course_id) REFERENCES public.golf_courses(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.change_proposals
    ADD CONSTRAINT change_proposals_tee_time_id_tee_times_id_fk FOREIGN KEY (tee_time_id) REFERENCES public.tee_times(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.chat_messages
    ADD CONSTRAINT chat_messages_picture_id_pictures_id_fk FOREIGN KEY (picture_id) REFERENCES public.pictures(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.chat_messages
    ADD CONSTRAINT chat_messages_tee_time_id_chat_rooms_tee_time_id_fk FOREIGN KEY (tee_time_id) REFERENCES public.chat_rooms(tee_time_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.chat_messages
    ADD CONSTRAINT chat_messages_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.chat_mutes
    ADD CONSTRAINT chat_mutes_tee_time_id_tee_times_id_fk FOREIGN KEY (tee_time_id) REFERENCES public.tee_times(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.chat_mutes
    ADD CONSTRAINT chat_mutes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.chat_reactions
    ADD CONSTRAINT chat_reactions_message_id_chat_messages_id_fk FOREIGN KEY (message_id) REFERENCES public.chat_messages(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.chat_reactions
    ADD CONSTRAINT chat_reactions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.chat_reads
    ADD CONSTRAINT chat_reads_tee_time_id_tee_times_id_fk FOREIGN KEY (tee_time_id) REFERENCES public.tee_times(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.chat_reads
    ADD CONSTRAINT chat_reads_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.chat_rooms
    ADD CONSTRAINT chat_rooms_tee_time_id_tee_times_id_fk FOREIGN KEY (tee_time_id) REFERENCES public.tee_times(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.cost_shares
    ADD CONSTRAINT cost_shares_creditor_id_users_id_fk FOREIGN KEY (creditor_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.cost_shares
    ADD CONSTRAINT cost_shares_golfer_id_users_id_fk FOREIGN KEY (golfer_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.cost_shares
    ADD CONSTRAINT cost_shares_guest_request_id_guest_requests_id_fk FOREIGN KEY (guest_request_id) REFERENCES public.guest_requests(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.cost_shares
    ADD CONSTRAINT cost_shares_tee_time_id_tee_times_id_fk FOREIGN KEY (tee_time_id) REFERENCES public.tee_times(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.email_confirmations
    ADD CONSTRAINT email_confirmations_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.golfer_blocks
    ADD CONSTRAINT golfer_blocks_blocked_id_users_id_fk FOREIGN KEY (blocked_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.golfer_blocks
    ADD CONSTRAINT golfer_blocks_blocker_id_users_id_fk FOREIGN KEY (blocker_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.guest_requests
    ADD CONSTRAINT guest_requests_tee_time_id_tee_times_id_fk FOREIGN KEY (tee_time_id) REFERENCES public.tee_times(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.identities
    ADD CONSTRAINT identities_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.identity_requests
    ADD CONSTRAINT identity_requests_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.moderation_actions
    ADD CONSTRAINT moderation_actions_admin_id_users_id_fk FOREIGN KEY (admin_id) REFERENCES public.users(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.moderation_actions
    ADD CONSTRAINT moderation_actions_golfer_id_users_id_fk FOREIGN KEY (golfer_id) REFERENCES public.users(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.moderation_actions
    ADD CONSTRAINT moderation_actions_report_id_reports_id_fk FOREIGN KEY (report_id) REFERENCES public.reports(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notification_deliveries
    ADD CONSTRAINT notification_deliveries_notification_id_notifications_id_fk FOREIGN KEY (notification_id) REFERENCES public.notifications(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_confirmation_id_email_confirmations_id_fk FOREIGN KEY (confirmation_id) REFERENCES public.email_confirmations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_guest_request_id_guest_requests_id_fk FOREIGN KEY (guest_request_id) REFERENCES public.guest_requests(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_recipient_id_users_id_fk FOREIGN KEY (recipient_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_tee_time_id_tee_times_id_fk FOREIGN KEY (tee_time_id) REFERENCES public.tee_times(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notified_games
    ADD CONSTRAINT notified_games_tee_time_id_tee_times_id_fk FOREIGN KEY (tee_time_id) REFERENCES public.tee_times(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notified_games
    ADD CONSTRAINT notified_games_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.passkey_challenges
    ADD CONSTRAINT passkey_challenges_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.password_reset_tokens
    ADD CONSTRAINT password_reset_tokens_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.pictures
    ADD CONSTRAINT pictures_owner_id_users_id_fk FOREIGN KEY (owner_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.pictures
    ADD CONSTRAINT pictures_tee_time_id_tee_times_id_fk FOREIGN KEY (tee_time_id) REFERENCES public.tee_times(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.play_again_answers
    ADD CONSTRAINT play_again_answers_golfer_id_users_id_fk FOREIGN KEY (golfer_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.play_again_answers
    ADD CONSTRAINT play_again_answers_other_id_users_id_fk FOREIGN KEY (other_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_picture_id_pictures_id_fk FOREIGN KEY (picture_id) REFERENCES public.pictures(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_reported_id_users_id_fk FOREIGN KEY (reported_id) REFERENCES public.users(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_reporter_id_users_id_fk FOREIGN KEY (reporter_id) REFERENCES public.users(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_settled_by_id_users_id_fk FOREIGN KEY (settled_by_id) REFERENCES public.users(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_taken_by_id_users_id_fk FOREIGN KEY (taken_by_id) REFERENCES public.users(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.round_links
    ADD CONSTRAINT round_links_tee_time_id_tee_times_id_fk FOREIGN KEY (tee_time_id) REFERENCES public.tee_times(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.round_links
    ADD CONSTRAINT round_links_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.round_ratings
    ADD CONSTRAINT round_ratings_ratee_id_users_id_fk FOREIGN KEY (ratee_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.round_ratings
    ADD CONSTRAINT round_ratings_rater_id_users_id_fk FOREIGN KEY (rater_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.round_ratings
    ADD CONSTRAINT round_ratings_tee_time_id_tee_times_id_fk FOREIGN KEY (tee_time_id) REFERENCES public.tee_times(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.saved_search_matches
    ADD CONSTRAINT saved_search_matches_tee_time_id_tee_times_id_fk FOREIGN KEY (tee_time_id) REFERENCES public.tee_times(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.saved_searches
    ADD CONSTRAINT saved_searches_course_id_golf_courses_id_fk FOREIGN KEY (course_id) REFERENCES public.golf_courses(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.saved_searches
    ADD CONSTRAINT saved_searches_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.socket_tokens
    ADD CONSTRAINT socket_tokens_sid_sessions_sid_fk FOREIGN KEY (sid) REFERENCES public.sessions(sid) ON DELETE CASCADE;
ALTER TABLE ONLY public.socket_tokens
    ADD CONSTRAINT socket_tokens_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.standing_dates
    ADD CONSTRAINT standing_dates_standing_game_id_standing_games_id_fk FOREIGN KEY (standing_game_id) REFERENCES public.standing_games(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.standing_dates
    ADD CONSTRAINT standing_dates_tee_time_id_tee_times_id_fk FOREIGN KEY (tee_time_id) REFERENCES public.tee_times(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.standing_games
    ADD CONSTRAINT standing_games_course_id_golf_courses_id_fk FOREIGN KEY (course_id) REFERENCES public.golf_courses(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.standing_games
    ADD CONSTRAINT standing_games_host_id_users_id_fk FOREIGN KEY (host_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.standing_regulars
    ADD CONSTRAINT standing_regulars_standing_game_id_standing_games_id_fk FOREIGN KEY (standing_game_id) REFERENCES public.standing_games(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.standing_regulars
    ADD CONSTRAINT standing_regulars_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.tee_time_costs
    ADD CONSTRAINT tee_time_costs_booked_by_id_users_id_fk FOREIGN KEY (booked_by_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.tee_time_costs
    ADD CONSTRAINT tee_time_costs_tee_time_id_tee_times_id_fk FOREIGN KEY (tee_time_id) REFERENCES public.tee_times(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.tee_time_participants
    ADD CONSTRAINT tee_time_participants_tee_time_id_tee_times_id_fk FOREIGN KEY (tee_time_id) REFERENCES public.tee_times(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.tee_time_participants
    ADD CONSTRAINT tee_time_participants_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.tee_times
    ADD CONSTRAINT tee_times_course_id_golf_courses_id_fk FOREIGN KEY (course_id) REFERENCES public.golf_courses(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.tee_times
    ADD CONSTRAINT tee_times_host_id_users_id_fk FOREIGN KEY (host_id) REFERENCES public.users(id) ON DELETE RESTRICT;
