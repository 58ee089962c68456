export type PresenceTables = {
  presence: {
    /** A record, such as `blog 12`, or the draft of a new one, such as `draft 7`. */
    subject: string;
    session_id: number;
    user_id: number;
    user_name: string;
    seen_at: string;
  };
};
