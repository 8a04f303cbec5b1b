// What is kept, in types that SQLite and PostgreSQL both have: text, whole numbers, and JSON as text.
export interface Schema {
  tables: {
    id: string
    game: string
    rules_version: number
    scenario: string
    /** JSON: `Options`. */
    options: string
    /** JSON: `SeatSpec[]`. */
    seats: string
    /** 256 bits in hexadecimal; its hash is public from the beginning, itself after the end. */
    seed: string
    /** Everybody promises his share of the dice before anybody shows one. */
    is_strict: number
    /** Hash of the session that opened the table. */
    host: string
    /** JSON: the shares in the order of seats, from the moment that play begins. */
    shares: string | null
    opened_at: number
    over_at: number | null
  }
  seats: {
    table_id: string
    /** `SPECTATORS` is the link for those who only look. */
    seat: number
    /** Hash of the secret in the link. */
    secret: string
    player: string
    /** Hash of the session that sits here. */
    holder: string | null
    /** What was promised of the share, on a strict table. */
    promise: string | null
    share: string | null
  }
  records: {
    table_id: string
    n: number
    /** JSON: `RecordBody`. */
    body: string
    /** Bit by viewer: who was told anything of it. */
    told: number
  }
  answers: {
    table_id: string
    seat: number
    request: string
    answer: string
  }
  grants: {
    session: string
    table_id: string
    seat: number
  }
  talk: {
    table_id: string
    n: number
    seat: number
    text: string
    said_at: number
  }
}

/** The seat number of those who only look. */
export const SPECTATORS = -1
