// Every change of the schema, numbered. What has once been released is never edited: the next change is a new number.
import type { Kysely, Migration } from 'kysely'

const first: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('tables')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('game', 'text', column => column.notNull())
      .addColumn('rules_version', 'integer', column => column.notNull())
      .addColumn('scenario', 'text', column => column.notNull())
      .addColumn('options', 'text', column => column.notNull())
      .addColumn('seats', 'text', column => column.notNull())
      .addColumn('seed', 'text', column => column.notNull())
      .addColumn('is_strict', 'integer', column => column.notNull())
      .addColumn('host', 'text', column => column.notNull())
      .addColumn('shares', 'text')
      .addColumn('opened_at', 'bigint', column => column.notNull())
      .addColumn('over_at', 'bigint')
      .execute()
    await db.schema
      .createTable('seats')
      .addColumn('table_id', 'text', column => column.notNull())
      .addColumn('seat', 'integer', column => column.notNull())
      .addColumn('secret', 'text', column => column.notNull())
      .addColumn('player', 'text', column => column.notNull())
      .addColumn('holder', 'text')
      .addColumn('promise', 'text')
      .addColumn('share', 'text')
      .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
      .execute()
    await db.schema
      .createTable('records')
      .addColumn('table_id', 'text', column => column.notNull())
      .addColumn('n', 'integer', column => column.notNull())
      .addColumn('body', 'text', column => column.notNull())
      .addColumn('told', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('records_key', ['table_id', 'n'])
      .execute()
    await db.schema
      .createTable('answers')
      .addColumn('table_id', 'text', column => column.notNull())
      .addColumn('seat', 'integer', column => column.notNull())
      .addColumn('request', 'text', column => column.notNull())
      .addColumn('answer', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('answers_key', ['table_id', 'seat', 'request'])
      .execute()
    await db.schema
      .createTable('grants')
      .addColumn('session', 'text', column => column.notNull())
      .addColumn('table_id', 'text', column => column.notNull())
      .addColumn('seat', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('grants_key', ['session', 'table_id', 'seat'])
      .execute()
    await db.schema
      .createTable('talk')
      .addColumn('table_id', 'text', column => column.notNull())
      .addColumn('n', 'integer', column => column.notNull())
      .addColumn('seat', 'integer', column => column.notNull())
      .addColumn('text', 'text', column => column.notNull())
      .addColumn('said_at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('talk_key', ['table_id', 'n'])
      .execute()
  },
}

export const MIGRATIONS: Readonly<Record<string, Migration>> = { '0001-first-tables': first }
