# Built from the lock file in one stage; what runs has the built app, compressed, and the packages it needs. Of the tools it
# has those that see to the data: node dist/server/backup.mjs, restore.mjs, check-matches.mjs and move-data.mjs.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
RUN node tools/build.mjs --image && node tools/run.mjs tools/compress.ts dist/web && npm prune --omit=dev

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json /app/LICENSE /app/NOTICE ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist/server ./dist/server
COPY --from=build /app/dist/web ./dist/web
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
STOPSIGNAL SIGTERM
# Room for what lives a moment: under load a fifth of the time would go into sweeping it up.
CMD ["node", "--min-semi-space-size=64", "--max-semi-space-size=256", "dist/server/main.mjs"]
