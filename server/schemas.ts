// The form of everything that comes from outside. Whatever is not described here is refused.
import { Type } from 'typebox'

const closed = { additionalProperties: false } as const
const seatNumber = Type.Integer({ minimum: -1, maximum: 3 })
const side = Type.Integer({ minimum: 0, maximum: 3 })
const count = Type.Integer({ minimum: 0, maximum: 1_000_000_000 })
const secret = Type.String({ minLength: 43, maxLength: 43, pattern: '^[\\w-]+$' })
export const tableId = Type.String({ minLength: 12, maxLength: 12, pattern: '^[\\w-]+$' })
const name = Type.String({ minLength: 1, maxLength: 80, pattern: '^[\\w-]+$' })
export const requestId = Type.String({ minLength: 1, maxLength: 64, pattern: '^[\\w-]+$' })
/** Whole characters, and none that a database cannot keep. */
const written = '^(?:[^\\0\\ud800-\\udfff]|[\\ud800-\\udbff][\\udc00-\\udfff])*$'
const player = Type.String({ maxLength: 40, pattern: written })
/** A share of the dice is 128 bits; the promise of one is its hash. */
const share = Type.String({ pattern: '^([0-9a-f]{32}|[0-9a-f]{64})$' })

export const WantedTable = Type.Object(
  {
    game: name,
    scenario: name,
    options: Type.Record(name, Type.String({ maxLength: 80 }), { maxProperties: 40 }),
    seats: Type.Array(
      Type.Object({ sides: Type.Array(side, { minItems: 1, maxItems: 4 }), who: name }, closed),
      { minItems: 1, maxItems: 4 },
    ),
    isStrict: Type.Boolean(),
  },
  closed,
)

export const Entering = Type.Object({ secret, player, share, isAgain: Type.Optional(Type.Boolean()) }, closed)
export const Naming = Type.Object({ seat: side, player }, closed)
export const Manning = Type.Object({ seat: side, who: name }, closed)
export const Showing = Type.Object({ seat: side, share }, closed)
export const Renewing = Type.Object({ seat: seatNumber }, closed)

const said = { id: requestId }
const action = Type.Object(
  { do: Type.String({ minLength: 1, maxLength: 64 }) },
  { additionalProperties: Type.Unknown() },
)

export const AskMessage = Type.Union([
  Type.Object(
    {
      ...said,
      do: Type.Literal('act'),
      side,
      at: count,
      actions: Type.Array(action, { minItems: 1, maxItems: 400 }),
    },
    closed,
  ),
  Type.Object(
    {
      ...said,
      do: Type.Literal('take-back'),
      side,
      at: count,
      count: Type.Integer({ minimum: 1, maximum: 10_000 }),
    },
    closed,
  ),
  Type.Object({ ...said, do: Type.Literal('concede'), side }, closed),
  Type.Object(
    {
      ...said,
      do: Type.Literal('say'),
      text: Type.String({ minLength: 1, maxLength: 2000, pattern: written }),
    },
    closed,
  ),
  Type.Object({ ...said, do: Type.Literal('past'), viewer: seatNumber, upTo: count }, closed),
  Type.Object({ ...said, do: Type.Literal('ping') }, closed),
])
