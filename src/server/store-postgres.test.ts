import { openPostgresStore } from './store-postgres.ts'
import { storeSuite } from './store-suite.ts'
import { databaseOf, tempFolder } from './test-kit.ts'

storeSuite('PostgreSQL', async place => openPostgresStore((await databaseOf(place))!), tempFolder)
